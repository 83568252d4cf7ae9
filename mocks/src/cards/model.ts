import type { CreateCardWire, EditCardWire, PaymentCardWire } from '@portal/domain/cards';
import { inZone, type PagedRequestWire } from '@portal/domain/shared';
import { refuse, type Answer } from '../backend/answer.ts';
import type { MockBackend, Student } from '../backend/model.ts';
import { page } from '../backend/paging.ts';

/** PaymentMethod/GetGridJson. */
export function pagedCards({ cards }: Student, sent: PagedRequestWire) {
  return page(cards.saved, sent, ({ CustomerName, Brand }) => [CustomerName, Brand]);
}

/** PaymentMethod/GetDefault and Profile/GetDefaultPayment. */
export function defaultCard({ cards }: Student): PaymentCardWire | null {
  return cards.saved.find(({ IsDefaultCard }) => IsDefaultCard) ?? null;
}

/** PaymentMethod/CreateCustomer: the second time changes nothing. */
export function createCustomer({ cards }: Student): null {
  cards.isCustomer = true;
  return null;
}

/** Reads brand and last digits from a token of the fake payment provider: `tok_MasterCard_5510`. */
function readToken(token: string): Pick<PaymentCardWire, 'Brand' | 'CardNumber'> | null {
  const [, Brand = '', CardNumber = ''] = /^tok_([A-Za-z]+)_(\d{4})$/.exec(token) ?? [];
  return Brand ? { Brand, CardNumber } : null;
}

const problemsOf = (texts: readonly string[]) => [
  ...(texts.some((text) => text.trim() === '') ? ['This field is required'] : []),
  ...(texts.some((text) => text.length > 30) ? ['Please enter no more than 30 characters'] : []),
];

/**
 * PaymentMethod/Create: the first card becomes the default one. A token with the brand `declined` simulates a refusal
 * by the bank.
 */
export function createCard({ cards }: Student, sent: CreateCardWire): Answer<null> {
  if (!cards.isCustomer) return refuse(['The customer does not exist yet.'], null);
  const problems = problemsOf([sent.CardholderName, sent.CardholderPostalCode]);
  if (problems.length > 0) return refuse(problems, null);
  const card = readToken(sent.StripeToken);
  if (!card || card.Brand === 'declined') return refuse(['Your card was declined.'], null);
  const Id = Math.max(0, ...cards.saved.map((one) => one.Id)) + 1;
  cards.saved.push({
    ...card,
    Id,
    CardId: `card_new_${Id}`,
    ExpireMonth: 8,
    ExpireYear: 2030,
    CustomerName: sent.CardholderName,
    CustomerPostalCode: sent.CardholderPostalCode,
    IsDefaultCard: cards.saved.length === 0,
  });
  return null;
}

const gone = () => refuse(['This card no longer exists.'], null);

const find = ({ cards }: Student, id: string) => cards.saved.find(({ CardId }) => CardId === id);

/** PaymentMethod/Get. */
export function cardOf(student: Student, id: string): Answer<PaymentCardWire> {
  return find(student, id) ?? gone();
}

/** PaymentMethod/Edit. */
export function editCard(backend: MockBackend, student: Student, { CardId, ...change }: EditCardWire): Answer<null> {
  const card = find(student, CardId);
  if (!card) return gone();
  const problems = problemsOf([change.CustomerName, change.CustomerPostalCode]);
  const month = `${change.ExpireYear}-${`${change.ExpireMonth}`.padStart(2, '0')}`;
  if (month < inZone(backend.now(), 'Australia/Sydney').date.slice(0, 7)) problems.push('The card has expired.');
  if (problems.length > 0) return refuse(problems, null);
  Object.assign(card, change);
  return null;
}

/** PaymentMethod/Delete: the default card can only be removed as the last one. */
export function deleteCard(student: Student, id: string): Answer<null> {
  const card = find(student, id);
  if (!card) return gone();
  const { cards } = student;
  if (card.IsDefaultCard && cards.saved.length > 1) {
    return refuse(['The default card cannot be removed. Make another card the default first.'], null);
  }
  cards.saved.splice(cards.saved.indexOf(card), 1);
  return null;
}

/** PaymentMethod/SetAsDefault. */
export function setDefaultCard(student: Student, id: string): Answer<null> {
  if (!find(student, id)) return gone();
  for (const card of student.cards.saved) card.IsDefaultCard = card.CardId === id;
  return null;
}
