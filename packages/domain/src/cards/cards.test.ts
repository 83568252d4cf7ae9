import { describe, expect, test } from 'vitest';
import { decodeCard, decodeCardPage, decodeDefaultCard, decodeStripeKey } from './decode.ts';
import { cardBrand, expiryText, expiryYears, isExpired, lastFourOf } from './rules.ts';
import type { PaymentCardWire } from './wire.ts';

const wire: PaymentCardWire = {
  Id: 1,
  CardId: 'card_1',
  Brand: 'MasterCard',
  CardNumber: '5510',
  ExpireMonth: 8,
  ExpireYear: 2028,
  CustomerName: 'Mei Chen',
  CustomerPostalCode: null,
  IsDefaultCard: true,
};

test.each([
  ['Visa', 'visa'],
  ['MasterCard', 'mastercard'],
  ['master card', 'mastercard'],
  ['American Express', 'amex'],
  ['AMEX', 'amex'],
  ['Diners Club', 'diners'],
  ['Diners', 'diners'],
  ['China UnionPay', 'unionpay'],
  ['JCB', 'jcb'],
  ['UnionPay', 'unionpay'],
  ['Discover', 'discover'],
  ['Bank of Somewhere', 'visa'],
  ['', 'visa'],
  // What every object has, which is no brand.
  ['constructor', 'visa'],
])('the icon of %j is that of %s', (sent, brand) => expect(cardBrand(sent)).toBe(brand));

test.each([
  ['4242', '4242'],
  ['4242 4242 4242 1881', '1881'],
  ['**** 0005', '0005'],
  ['4242-4242-4242-18-81 ', '1881'],
  ['12', '12'],
  ['', ''],
])('of %j only %j is kept', (sent, kept) => expect(lastFourOf(sent)).toBe(kept));

test.each([
  [10, 2026, true],
  [11, 2026, false],
  [12, 2025, true],
  [1, 2027, false],
])('a card until %i/%i is expired in November 2026: %s', (expireMonth, expireYear, expired) =>
  expect(isExpired({ expireMonth, expireYear }, '2026-11-30')).toBe(expired),
);

test('the year of an expired card can still be chosen', () => {
  expect(expiryYears('2026-11-20', 2028)).toHaveLength(20);
  expect(expiryYears('2026-11-20', 2024).slice(0, 2)).toEqual([2024, 2026]);
  expect(expiryText({ expireMonth: 8, expireYear: 2028 })).toBe('08/2028');
});

describe('decoding', () => {
  test('a card', () =>
    expect(decodeCard(wire)).toEqual({
      id: 'card_1',
      brand: 'mastercard',
      lastFour: '5510',
      expireMonth: 8,
      expireYear: 2028,
      holder: 'Mei Chen',
      postalCode: '',
      isDefault: true,
    }));
  test('a card of which only id and end are known (contract 1.7)', () =>
    expect(
      decodeCard({ ...wire, Brand: null, CardNumber: null, CustomerName: null, IsDefaultCard: null }),
    ).toMatchObject({ id: 'card_1', brand: 'visa', lastFour: '', holder: '', isDefault: false }));
  test('a page', () => expect(decodeCardPage({ rows: [wire, null], total: 1 }).rows).toHaveLength(1));
  test('no default', () => expect(decodeDefaultCard(null)).toBeNull());
  test.each([[null], [{}], [{ PublicKey: '' }]])('no key in %j', (sent) => expect(decodeStripeKey(sent)).toBeNull());
  test('a key', () => expect(decodeStripeKey({ PublicKey: 'pk_1' })).toBe('pk_1'));
  test('a card without an id is not understood', () => expect(() => decodeCard({ ...wire, CardId: null })).toThrow());
});
