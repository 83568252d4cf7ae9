import { expect, test } from 'vitest';
import { createMockBackend } from '../create-mock-backend.ts';
import { studentNamed } from '../session/model.ts';
import { STORY_NOW } from '../story-now.ts';
import { createCard, createCustomer, defaultCard, deleteCard, editCard, setDefaultCard } from './model.ts';

function open(userName = 'mei') {
  const backend = createMockBackend({ now: () => STORY_NOW });
  const student = studentNamed(backend, userName) ?? expect.fail('no student');
  return { backend, student };
}

const card = { StripeToken: 'tok_Visa_1881', CardholderName: 'Sam', CardholderPostalCode: '2000' };

test('the first card needs a customer, and becomes the default', () => {
  const { student } = open('sam');
  expect(createCard(student, card)).toMatchObject({ messages: ['The customer does not exist yet.'] });
  createCustomer(student);
  expect(createCard(student, card)).toBeNull();
  expect(defaultCard(student)).toMatchObject({ CardNumber: '1881', Brand: 'Visa', CustomerName: 'Sam' });
});

test.each([
  [{ StripeToken: 'tok_declined_0002' }, 'Your card was declined.'],
  [{ StripeToken: '4242424242424242' }, 'Your card was declined.'],
  [{ CardholderName: ' ' }, 'This field is required'],
  [{ CardholderPostalCode: 'x'.repeat(31) }, 'Please enter no more than 30 characters'],
])('a card with %j is refused', (change, message) => {
  const { student } = open();
  expect(createCard(student, { ...card, ...change })).toMatchObject({ messages: [message] });
  expect(student.cards.saved).toHaveLength(2);
});

test('the default card goes last', () => {
  const { student } = open();
  expect(deleteCard(student, 'card_mei_1')).toMatchObject({ refused: true });
  expect(setDefaultCard(student, 'card_mei_2')).toBeNull();
  expect(deleteCard(student, 'card_mei_1')).toBeNull();
  expect(deleteCard(student, 'card_mei_1')).toMatchObject({ messages: ['This card no longer exists.'] });
  expect(deleteCard(student, 'card_mei_2')).toBeNull();
  expect(defaultCard(student)).toBeNull();
});

test('an edit cannot make a card expire', () => {
  const { backend, student } = open();
  const change = { CardId: 'card_mei_2', CustomerName: 'M', CustomerPostalCode: '1', ExpireMonth: 1, ExpireYear: 2026 };
  expect(editCard(backend, student, change)).toMatchObject({ messages: ['The card has expired.'] });
  expect(editCard(backend, student, { ...change, ExpireYear: 2031 })).toBeNull();
  expect(student.cards.saved[1]).toMatchObject({ CustomerName: 'M', ExpireYear: 2031 });
});
