import * as v from 'valibot';
import { decode, decodePage, flagSchema, intSchema, optionalText, type Page } from '../shared/index.ts';
import type { PaymentCard } from './model.ts';
import { cardBrand, lastFourOf } from './rules.ts';

const card = v.pipe(
  v.object({
    CardId: v.string(),
    Brand: v.nullish(v.string(), ''),
    CardNumber: v.nullish(v.string(), ''),
    ExpireMonth: intSchema,
    ExpireYear: intSchema,
    CustomerName: v.nullish(v.string(), ''),
    CustomerPostalCode: v.nullish(v.string(), ''),
    IsDefaultCard: flagSchema,
  }),
  v.transform((sent): PaymentCard => ({
    id: sent.CardId,
    brand: cardBrand(sent.Brand),
    lastFour: lastFourOf(sent.CardNumber),
    expireMonth: sent.ExpireMonth,
    expireYear: sent.ExpireYear,
    holder: sent.CustomerName,
    postalCode: sent.CustomerPostalCode,
    isDefault: sent.IsDefaultCard,
  })),
);

/** Decodes the answer of PaymentMethod/GetGridJson. */
export function decodeCardPage(sent: unknown): Page<PaymentCard> {
  return decodePage(card, sent);
}

/** Decodes the answer of PaymentMethod/Get. */
export function decodeCard(sent: unknown): PaymentCard {
  return decode(card, sent);
}

/** Decodes the answer of PaymentMethod/GetDefault and Profile/GetDefaultPayment; null = there is none. */
export function decodeDefaultCard(sent: unknown): PaymentCard | null {
  return decode(v.nullish(card, null), sent);
}

const stripeSetting = v.nullish(v.object({ PublicKey: optionalText }), { PublicKey: null });

/** Decodes the answer of Setting/GetStripeKey; null = the school takes no cards. */
export function decodeStripeKey(sent: unknown): string | null {
  return decode(stripeSetting, sent).PublicKey;
}
