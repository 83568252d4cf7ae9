import { expect, test } from 'vitest';
import { dateProblem, parseDay, toDateValue } from './date-text.ts';

test.each([
  ['21/08/1997', '1997-08-21'],
  ['1/2/1997', '1997-02-01'],
  [' 01.02.1997 ', '1997-02-01'],
  ['1 2 1997', '1997-02-01'],
  ['21081997', '1997-08-21'],
  ['1997-08-21', '1997-08-21'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['31/04/2026', null],
  ['00/01/2026', null],
  ['08/21/1997', null],
  ['21/08/97', null],
  ['21/08', null],
  ['soon', null],
  ['', null],
])('%j is %j', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test('a text that is no day stays the value as it was typed', () => {
  expect(toDateValue('31/02/2026')).toBe('31/02/2026');
  expect(toDateValue('3/2/2026')).toBe('2026-02-03');
});

test.each([
  ['', null],
  ['31/02/2026', 'impossible'],
  ['2026-03-09', 'tooEarly'],
  ['2026-03-10', null],
  ['2026-03-18', null],
  ['2026-03-19', 'tooLate'],
])('the problem of %j is %j', (value, problem) => {
  expect(dateProblem(value, { min: '2026-03-10', max: '2026-03-18' })).toBe(problem);
});
