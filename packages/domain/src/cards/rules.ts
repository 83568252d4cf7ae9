import type { CardBrand, PaymentCard } from './model.ts';

/** Longest cardholder name and postal code (002 §5, §9). */
export const CARD_TEXT_LIMIT = 30;

const spellings: ReadonlyMap<string, CardBrand> = new Map([
  ['visa', 'visa'],
  ['mastercard', 'mastercard'],
  ['americanexpress', 'amex'],
  ['amex', 'amex'],
  ['discover', 'discover'],
  ['diners', 'diners'],
  ['dinersclub', 'diners'],
  ['jcb', 'jcb'],
  ['unionpay', 'unionpay'],
  ['chinaunionpay', 'unionpay'],
]);

/**
 * Returns the brand for its name in any spelling; an unknown one counts as Visa, whose icon is the default (002 §3).
 */
export function cardBrand(sent: string): CardBrand {
  return spellings.get(sent.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? 'visa';
}

/** Returns the last four digits of what the server sent: more of a card number is never held or shown (002 §3). */
export function lastFourOf(sent: string): string {
  return sent.replaceAll(/\D/g, '').slice(-4);
}

type Expiry = Pick<PaymentCard, 'expireMonth' | 'expireYear'>;

/** Whether a card has expired: it is valid until the end of its month. `today` is `YYYY-MM-DD`. */
export function isExpired({ expireMonth, expireYear }: Expiry, today: string): boolean {
  return `${expireYear}-${`${expireMonth}`.padStart(2, '0')}` < today.slice(0, 7);
}

/** Formats the expiry of a card, such as `08/2028`. */
export function expiryText({ expireMonth, expireYear }: Expiry): string {
  return `${`${expireMonth}`.padStart(2, '0')}/${expireYear}`;
}

const YEARS_AHEAD = 20;

/**
 * Returns the years to choose from, in ascending order: those from this year on, and the card's own year when it is not
 * among them.
 */
export function expiryYears(today: string, own: number): number[] {
  const first = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_AHEAD }, (_, i) => first + i);
  return years.includes(own) ? years : [...years, own].toSorted((a, b) => a - b);
}
