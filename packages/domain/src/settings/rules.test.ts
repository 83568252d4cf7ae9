import { describe, expect, test } from 'vitest';
import type { IntegrationConfig } from './model.ts';
import { hidesCardsAndAddress, hidesMeetingsPanel, measurementIds } from './rules.ts';

describe('the live-class and meetings panel (DSH-14, DSH-15)', () => {
  test.each<[IntegrationConfig['instance'], boolean, boolean, boolean]>([
    ['celpip', true, false, true],
    ['celpip', false, false, false],
    ['celpip', false, true, true],
    ['e2english', true, false, false],
    ['e2english', true, true, true],
    [null, true, false, false],
    [null, false, true, true],
    [null, false, false, false],
  ])('instance %s, add-on %s, hidden by itself %s: hidden %s', (instance, addOn, hidesMeetings, expected) => {
    expect(hidesMeetingsPanel({ instance, addOn, hidesMeetings })).toBe(expected);
  });

  test('stays while nothing is known of an integration', () => {
    expect(hidesMeetingsPanel(undefined)).toBe(false);
  });
});

test.each([
  ['celpip', true],
  ['e2english', true],
  [null, false],
] as const)('a student of the partner %s has no payment cards and no address: %s (OPEN-76)', (instance, hidden) => {
  expect(hidesCardsAndAddress({ instance, addOn: false, hidesMeetings: false })).toBe(hidden);
});

test('cards and address stay while nothing is known of an integration', () => {
  expect(hidesCardsAndAddress(undefined)).toBe(false);
});

describe('the ids visits are counted under (SET-03)', () => {
  const school = { ga4Id: 'G-SCHOOL1', trackerId: null };
  const deployment = { ga4Id: 'G-DEPLOY1', trackerId: 'UA-1-1' };
  test.each([
    ['nobody', null, null, []],
    ['the school', school, null, ['G-SCHOOL1']],
    ['the deployment', null, deployment, ['G-DEPLOY1', 'UA-1-1']],
    ['both: the school wins', school, deployment, ['G-SCHOOL1']],
    ['the school without ids', { ga4Id: null, trackerId: null }, deployment, []],
    ['one id twice', { ga4Id: 'G-1A', trackerId: 'G-1A' }, null, ['G-1A']],
  ])('%s', (_name, bySchool, byDeployment, expected) => {
    expect(measurementIds(bySchool, byDeployment)).toEqual(expected);
  });

  test.each([
    ['G-1A2B3C4D5E', true],
    ['UA-12345-1', true],
    ['g-1a2b', true],
    ['', false],
    ['G-', false],
    ['12345', false],
    ['G-1&l=x', false],
    ['l=x&id=G-1', false],
    ['LONG-1', false],
    ['G-1 ', false],
    ['G-1\n', false],
    ['//evil.example', false],
    ['G-1"><script>', false],
    [`G-${'1'.repeat(40)}`, false],
  ])('%j is one: %s', (ga4Id, expected) => {
    expect(measurementIds({ ga4Id, trackerId: null }, null)).toEqual(expected ? [ga4Id] : []);
  });
});
