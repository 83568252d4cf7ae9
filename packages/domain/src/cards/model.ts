/** The card brands with an icon of their own; any other brand has Visa's (002 §3). */
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay'] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

/** A saved payment card (002 §3). */
export interface PaymentCard {
  /** The payment provider's id. */
  id: string;
  brand: CardBrand;
  /** At most four digits: the portal never holds more. */
  lastFour: string;
  /** 1..12. */
  expireMonth: number;
  /** Four digits. */
  expireYear: number;
  holder: string;
  /** '' = none. */
  postalCode: string;
  isDefault: boolean;
}

/** What the student types beside the payment provider's fields. */
export interface CardHolder {
  holder: string;
  postalCode: string;
}

/** A card to add: the payment provider's token replaces number, expiry and CVC. */
export interface NewCard extends CardHolder {
  token: string;
}

/** What can be changed on a saved card (002 §7). */
export type CardChange = CardHolder & Pick<PaymentCard, 'id' | 'expireMonth' | 'expireYear'>;
