import { CARD_TEXT_LIMIT } from '@portal/domain/cards';
import { object, string } from 'yup';

/** The messages are translation keys, because the language may change while an error is shown. */
const text = string().trim().required('required').max(CARD_TEXT_LIMIT, 'tooLong');

/** The schema of the portal's own fields beside those of the payment provider (002 §5). */
export const holderSchema = object({ holder: text, postalCode: text });
