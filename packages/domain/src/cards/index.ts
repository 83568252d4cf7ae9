export { decodeCard, decodeCardPage, decodeDefaultCard, decodeStripeKey } from './decode.ts';
export {
  CARD_BRANDS,
  type CardBrand,
  type CardChange,
  type CardHolder,
  type NewCard,
  type PaymentCard,
} from './model.ts';
export { CARD_TEXT_LIMIT, expiryText, expiryYears, isExpired } from './rules.ts';
export type { CardRequestWire, CreateCardWire, EditCardWire, PaymentCardWire, StripeSettingWire } from './wire.ts';
