import { expect, test } from 'vitest';
import { originHref } from '../shared/index.ts';
import { idlePurchase, purchaseReducer, type PurchaseAction, type PurchaseState } from './flow.ts';
import type { ClassOption } from './model.ts';

const target = { packageId: 1012, free: false, replacesProgress: true, renews: true, replaced: 1011 };
const classes: ClassOption[] = [
  { id: 31, name: 'Mondays', packageName: 'Complete', isDefault: false },
  { id: 32, name: 'Fridays', packageName: 'Complete', isDefault: true },
];
const href = originHref('https://main.example');

const asksToConfirm: PurchaseState = { step: 'confirm', target };
const asksForClass: PurchaseState = { step: 'class', target, classes, classId: 32 };
const waits: PurchaseState = { step: 'waiting', target, classId: 31, href, blocked: false };
const steps = [idlePurchase, asksToConfirm, asksForClass, waits];

const after = (...actions: PurchaseAction[]) => actions.reduce(purchaseReducer, idlePurchase);

test('an active package of the same course is asked about first, then the class, then the payment', () => {
  expect(after({ type: 'replacementFound', target })).toEqual(asksToConfirm);
  const chosen = after(
    { type: 'replacementFound', target },
    { type: 'classesFound', target, classes },
    { type: 'classChosen', classId: 31 },
  );
  expect(chosen).toEqual({ ...asksForClass, classId: 31 });
  expect(purchaseReducer(chosen, { type: 'paymentOpened', target, classId: 31, href, blocked: false })).toEqual(waits);
});

test('the default class is chosen already (PKG-30)', () => {
  expect(after({ type: 'classesFound', target, classes })).toEqual(asksForClass);
});

test('of no classes, none is', () => {
  expect(after({ type: 'classesFound', target, classes: [] })).toMatchObject({ step: 'class', classId: null });
});

test('a payment that the browser blocked is behind a link (OPEN-104)', () => {
  expect(after({ type: 'paymentOpened', target, classId: 31, href, blocked: true })).toEqual({
    ...waits,
    blocked: true,
  });
});

test.each(steps)('closed, $step is over', (state) => {
  expect(purchaseReducer(state, { type: 'closed' })).toBe(idlePurchase);
});

test.each([idlePurchase, asksToConfirm, waits])('in $step, no class can be chosen', (state) => {
  expect(purchaseReducer(state, { type: 'classChosen', classId: 31 })).toBe(state);
});

test('a class that is not offered cannot be chosen', () => {
  expect(purchaseReducer(asksForClass, { type: 'classChosen', classId: 99 })).toBe(asksForClass);
});
