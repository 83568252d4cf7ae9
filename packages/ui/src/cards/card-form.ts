import { CARD_TEXT_LIMIT } from '@portal/domain/cards';
import { object, string } from 'yup';

/** The errors are translation keys: the language may change while one is shown. */
const text = string().trim().required('required').max(CARD_TEXT_LIMIT, 'tooLong');

/** The fields of the portal beside the payment provider's (002 §5). */
export const holderSchema = object({ holder: text, postalCode: text });
