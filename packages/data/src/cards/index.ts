export {
  useAddCard,
  useCard,
  useCards,
  useDefaultCard,
  useDefaultPayment,
  useEditCard,
  useRefreshCards,
  useRemoveCard,
  useSetDefaultCard,
  useStripeKey,
} from './hooks.ts';
