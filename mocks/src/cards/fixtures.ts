import { decodeCardPage, type PaymentCard, type PaymentCardWire } from '@portal/domain/cards';

const first: PaymentCardWire = {
  Id: 1,
  CardId: 'card_mei_1',
  Brand: 'Visa',
  CardNumber: '4242',
  ExpireMonth: 8,
  ExpireYear: 2028,
  CustomerName: 'Mei Chen',
  CustomerPostalCode: '2009',
  IsDefaultCard: true,
};

/** The cards that a student has initially. */
export const cardWires: readonly PaymentCardWire[] = [
  first,
  {
    ...first,
    Id: 2,
    CardId: 'card_mei_2',
    Brand: 'MasterCard',
    CardNumber: '5510',
    ExpireMonth: 11,
    ExpireYear: 2026,
    CustomerPostalCode: null,
    IsDefaultCard: false,
  },
];

const BRANDS = ['Visa', 'MasterCard', 'American Express', 'Discover', 'Diners Club', 'JCB', 'UnionPay', 'Somebank'];

/** Thirty cards of every brand; one in three has expired. */
export const manyCardWires: readonly PaymentCardWire[] = Array.from({ length: 30 }, (_, i) => ({
  ...first,
  Id: 100 + i,
  CardId: `card_many_${i + 1}`,
  Brand: BRANDS[i % BRANDS.length] ?? 'Visa',
  CardNumber: `${1000 + i * 37}`,
  ExpireYear: i % 3 === 2 ? 2025 : 2027 + (i % 5),
  IsDefaultCard: i === 0,
}));

const decoded = (wires: readonly PaymentCardWire[]): PaymentCard[] =>
  decodeCardPage({ rows: wires, total: wires.length }).rows;

export const cards = {
  usual: decoded(cardWires),
  everyBrand: decoded(manyCardWires.slice(0, BRANDS.length)),
  firstPage: decoded(manyCardWires.slice(0, 10)),
  longName: decoded([
    { ...first, CustomerName: 'Maximiliane von Hohenstaufen-W', CustomerPostalCode: 'A very long postal code 123456' },
    { ...first, Id: 3, CardId: 'card_zh', CustomerName: '王伟', IsDefaultCard: false, Brand: 'UnionPay' },
  ]),
};
