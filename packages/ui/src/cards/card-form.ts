import { CARD_TEXT_LIMIT } from '@portal/domain/cards';
import { object, string } from 'yup';

/** The messages are translation keys, because the language may change while an error is shown. */
const optionalText = string().trim().defined().max(CARD_TEXT_LIMIT, 'tooLong');
const text = optionalText.required('required');

/** The schema of the portal's own fields beside those of the payment provider (002 §5). */
export const holderSchema = object({ holder: text, postalCode: text });

/** The same for a card that was saved without a postal code: not every country has them. */
export const holderSchemaWithoutPostalCode = holderSchema.shape({ postalCode: optionalText });
