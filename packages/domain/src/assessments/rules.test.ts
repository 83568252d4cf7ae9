import { describe, expect, test } from 'vitest';
import { howFar, testStartHref, closedReason, type TestFlags } from './rules.ts';

const open: TestFlags = {
  ready: true,
  expired: false,
  archived: false,
  submitted: false,
  completed: false,
  inProgress: false,
};

describe('why a diagnostic test stays closed', () => {
  test.each<[string, Partial<TestFlags>, ReturnType<typeof closedReason>]>([
    ['nothing was done yet', {}, null],
    ['in progress', { inProgress: true }, null],
    ['completed', { completed: true }, null],
    ['submitted and evaluated', { submitted: true, completed: true }, null],
    ['submitted, not yet evaluated', { submitted: true }, 'awaitingEvaluation'],
    ['submitted, and still in progress', { submitted: true, inProgress: true }, 'awaitingEvaluation'],
    ['expired', { expired: true }, 'expired'],
    ['expired while it is evaluated', { expired: true, submitted: true }, 'expired'],
    ['expired after it was completed', { expired: true, completed: true }, 'expired'],
    ['archived', { archived: true }, 'archived'],
    ['archived and expired', { archived: true, expired: true }, 'archived'],
    ['not ready', { ready: false }, 'notReady'],
    ['not ready, whatever else', { ready: false, archived: true, expired: true, submitted: true }, 'notReady'],
  ])('%s', (_name, change, expected) => {
    expect(closedReason({ ...open, ...change })).toBe(expected);
  });
});

describe('how far a diagnostic test is', () => {
  test.each<[string, Partial<TestFlags>, ReturnType<typeof howFar>]>([
    ['nothing was done yet', {}, 'ready'],
    ['in progress', { inProgress: true }, 'inProgress'],
    ['completed', { completed: true }, 'completed'],
    ['completed, with a flag left over', { completed: true, inProgress: true }, 'completed'],
  ])('%s', (_name, change, expected) => {
    expect(howFar({ ...open, ...change })).toBe(expected);
  });
});

describe('the start page', () => {
  const start = {
    own: 'https://portal.example/',
    token: 'a+b/c==',
    isMobilePreview: '1',
    wizardId: 77,
    testId: 301,
  } as const;
  const query = '?token=a%2Bb%2Fc%3D%3D&isMobilePreview=1&wizardId=77&diagnosticTestId=301';

  test.each([
    ['https://www.school.example', `https://www.school.example/DiagnosticTest/StartPage${query}`],
    ['https://www.school.example/app', `https://www.school.example/app/DiagnosticTest/StartPage${query}`],
  ])('of the main app at %s (contract 4.1: letter by letter, in this order)', (main, expected) => {
    expect(testStartHref({ ...start, mainAppUrl: main })).toBe(expected);
  });

  test('on a tablet', () => {
    expect(testStartHref({ ...start, mainAppUrl: 'https://www.school.example', isMobilePreview: '0' })).toContain(
      '&isMobilePreview=0&',
    );
  });

  test('of a main app that may not be followed is none', () => {
    expect(testStartHref({ ...start, mainAppUrl: 'http://www.school.example' })).toBeNull();
  });
});
