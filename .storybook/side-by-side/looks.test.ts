import { expect, test } from 'vitest';
import { FIRST_LOOKS, lookAfter, looksInAddress, looksOf, scaleFor } from './looks.ts';

const phone = { language: 'en', appearance: 'light', width: 390 };

test.each([
  ['en-light-390', [phone]],
  ['en-light-390_zh-TW-dark-1280', [phone, { language: 'zh-TW', appearance: 'dark', width: 1280 }]],
  ['en-blue-390_en-light-390_en-light-77_nothing', [phone]],
  [Array.from({ length: 9 }, () => 'en-light-390').join('_'), [phone, phone, phone, phone]],
  ['', []],
])('%s', (address, looks) => {
  expect(looksOf(address)).toEqual(looks);
});

test('an address comes back as it was written', () => {
  expect(looksOf(looksInAddress(FIRST_LOOKS))).toEqual(FIRST_LOOKS);
});

test('the next look is the last one in the other appearance', () => {
  expect(lookAfter([phone])).toEqual({ ...phone, appearance: 'dark' });
  expect(lookAfter([{ ...phone, appearance: 'dark' }])).toEqual(phone);
  expect(lookAfter([])).toEqual(phone);
});

test.each([
  [[phone], 1000, 1],
  [[phone, phone], 396 + 20, 0.5],
  [[{ ...phone, width: 1280 }], 650, 0.5],
  [[], 600, 1],
])('%j in %s px are drawn at %s', (looks, room, scale) => {
  expect(scaleFor(looks, room, 10)).toBeCloseTo(scale, 1);
});
