import { expect, test } from 'vitest';
import { beyondBudget, budgetsFor, withoutBudget } from './budget.mjs';

const budget = { html: 100, screens: { login: { bytes: 1000, scripts: 7 } } };

test.each([
  ['what is within the budget', { html: 100, screens: { login: { bytes: 1000, scripts: 7 } } }, []],
  ['a byte too much', { html: 100, screens: { login: { bytes: 1001, scripts: 7 } } }, ['login: 1001 bytes']],
  ['a file too much', { html: 100, screens: { login: { bytes: 1000, scripts: 8 } } }, ['login: 8 scripts']],
  ['too large a page', { html: 101, screens: budget.screens }, ['index.html: 101 bytes']],
  [
    'a budget without a screen',
    { html: 1, screens: { help: { bytes: 1, scripts: 1 } } },
    ['login: config/size-budget.json has a budget'],
  ],
])('%s', (_what, now, problems) => {
  const found = beyondBudget(now, budget);
  expect(found.length).toBe(problems.length);
  for (const [at, problem] of problems.entries()) expect(found[at]).toContain(problem);
});

test('a size beyond its budget says how it is allowed', () => {
  expect(beyondBudget({ ...budget, html: 101 }, budget)).toEqual([
    'index.html: 101 bytes are more than the 100 of config/size-budget.json. Where they are meant to be there, "node config/size.mjs --accept" allows them (docs/speed.md).',
  ]);
});

test('the budgets are what is reached and three percent of the bytes more', () => {
  expect(budgetsFor({ html: 1000, screens: { login: { bytes: 999, scripts: 7 } } })).toEqual({
    html: 1030,
    screens: { login: { bytes: 1029, scripts: 7 } },
  });
});

test('a new screen is named and passes', () => {
  const now = { html: 1, screens: { ...budget.screens, help: { bytes: 1e6, scripts: 1 } } };
  expect(withoutBudget(now, budget)).toEqual(['help']);
  expect(beyondBudget(now, budget)).toEqual([]);
});
