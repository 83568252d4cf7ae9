import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';
import { cardWires, manyCardWires } from './fixtures.ts';
import {
  cardOf,
  createCard,
  createCustomer,
  defaultCard,
  deleteCard,
  editCard,
  pagedCards,
  setDefaultCard,
} from './model.ts';

const paged = {
  PageIndex: 'number',
  PageSize: 'number',
  SortFieldName: 'string',
  SortOrder: 'string',
  Keyword: 'string',
} as const;

const card = { CardId: 'string' } as const;
const create = { StripeToken: 'string', CardholderName: 'string', CardholderPostalCode: 'string' } as const;
const edit = {
  CardId: 'string',
  CustomerName: 'string',
  CustomerPostalCode: 'string',
  ExpireMonth: 'number',
  ExpireYear: 'number',
} as const;

/** The calls of segment PaymentMethod, and those of other segments about cards. */
const cardCalls: MakeHandler[] = [
  call({ method: 'POST', path: 'PaymentMethod/GetGridJson', body: paged }, (student, { body }) =>
    pagedCards(student, { ...body, SortOrder: body.SortOrder === 'DESC' ? 'DESC' : 'ASC' }),
  ),
  call({ method: 'POST', path: 'PaymentMethod/CreateCustomer' }, createCustomer),
  call({ method: 'POST', path: 'PaymentMethod/Create', body: create }, (student, { body }) =>
    createCard(student, body),
  ),
  call({ method: 'POST', path: 'PaymentMethod/Get', body: card }, (student, { body }) => cardOf(student, body.CardId)),
  call({ method: 'POST', path: 'PaymentMethod/Edit', body: edit }, (student, { backend, body }) =>
    editCard(backend, student, body),
  ),
  call({ method: 'POST', path: 'PaymentMethod/Delete', body: card }, (student, { body }) =>
    deleteCard(student, body.CardId),
  ),
  call({ method: 'POST', path: 'PaymentMethod/GetDefault' }, defaultCard),
  call({ method: 'POST', path: 'PaymentMethod/SetAsDefault', body: card }, (student, { body }) =>
    setDefaultCard(student, body.CardId),
  ),
  call({ method: 'GET', path: 'Profile/GetDefaultPayment' }, defaultCard),
  call({ method: 'POST', path: 'Setting/GetStripeKey' }, (_student, { backend }) => ({ PublicKey: backend.stripeKey })),
];

export const cardsArea = {
  handlers: cardCalls,
  createState: () => ({ stripeKey: 'pk_test_northbank' }),
  createStudentState: ({ cards = 'some' }) => ({
    cards: {
      isCustomer: cards !== 'none',
      saved: (cards === 'none' ? [] : cards === 'many' ? manyCardWires : cardWires).map((one) => ({ ...one })),
    },
  }),
} satisfies MockArea;
