import { expect, test } from 'vitest';
import { retypedProblem } from './deletion.ts';

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['mei', 'invalid'],
  ['mei@', 'invalid'],
  ['mei@example', 'invalid'],
  ['kai@example.com', 'different'],
  [' kai@example.com ', 'different'],
  ['mei@example.co', 'different'],
  ['mei@example.com', null],
  ['  Mei@Example.COM ', null],
])('%j retyped for mei@example.com: %s', (typed, problem) => {
  expect(retypedProblem(typed, 'mei@example.com')).toBe(problem);
  expect(retypedProblem(typed, ' MEI@example.com')).toBe(problem);
});
