import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callPaths } from '../backend/handlers.ts';
import { personas } from '../personas.ts';
import { formatChoice, needsRestart, NOTHING_CHOSEN, parseChoice, withFailure, type Choice } from './choice.ts';
import { FAILURES, type FailureKind } from './failures.ts';
import { SWITCHES } from './switches.ts';

const two = (max: number, min = 0) => fc.integer({ min, max }).map((n) => String(n).padStart(2, '0'));
const clock = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), two(12, 1), two(28, 1), two(23), two(59))
  .map(([year, month, day, hour, minute]) => `${year}-${month}-${day}T${hour}:${minute}`);
const choices: fc.Arbitrary<Choice> = fc.record({
  student: fc.option(fc.constantFrom(...Object.values(personas).map(({ userName }) => userName))),
  page: fc.option(fc.string({ unit: 'binary' }).map((text) => `/${text}`)),
  clock: fc.option(clock),
  delayMs: fc.integer({ min: 0, max: 60_000 }),
  offline: fc.boolean(),
  failures: fc.uniqueArray(
    fc.record({
      call: fc.constantFrom('*', ...callPaths),
      kind: fc.constantFrom(...(Object.keys(FAILURES) as FailureKind[])),
    }),
    { selector: ({ call }) => call, maxLength: 4 },
  ),
  switches: fc.uniqueArray(fc.constantFrom(...Object.keys(SWITCHES)), { maxLength: 5 }),
});

describe('a choice in the address', () => {
  test('comes back from it, and has only what Storybook lets stand there', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const text = formatChoice(choice);
        expect(text).toMatch(/^[\w-]*$/);
        expect(parseChoice(text)).toEqual(choice);
      }),
    );
  });

  test.each<[string, Partial<Choice>]>([
    ['', {}],
    ['student-mei', { student: 'mei' }],
    ['clock-20261121T1037', { clock: '2026-11-21T10:37' }],
    ['slow-2000_offline', { delayMs: 2000, offline: true }],
    ['fail-every-broken', { failures: [{ call: '*', kind: 'broken' }] }],
    ['fail-Account-Login-never', { failures: [{ call: 'Account/Login', kind: 'never' }] }],
    ['with-noEvents_with-news', { switches: ['noEvents', 'news'] }],
    ['page--2FCourses-3Fq-3Da-2Db', { page: '/Courses?q=a-b' }],
  ])('is readable: %s', (text, choice) => {
    expect(formatChoice({ ...NOTHING_CHOSEN, ...choice })).toBe(text);
  });

  test.each([
    'nonsense',
    'student-',
    'student-a b',
    'clock-tomorrow',
    'slow-',
    'slow--5',
    'fail-Account-Login-unknown',
    'fail-Login-broken',
    'page-https',
    'page--E0',
    '__-_',
  ])('leaves out what it does not understand: %s', (text) => {
    expect(parseChoice(text)).toEqual(NOTHING_CHOSEN);
    expect(parseChoice(`${text}_student-mei`)).toEqual({ ...NOTHING_CHOSEN, student: 'mei' });
  });
});

test('a call has one failure, the last one chosen', () => {
  const login = { call: 'Account/Login', kind: 'broken' } as const;
  const every = { call: '*', kind: 'never' } as const;
  expect(withFailure([login, every], { ...login, kind: 'missing' })).toEqual([every, { ...login, kind: 'missing' }]);
});

test.each<[boolean, Partial<Choice>]>([
  [true, { student: 'mei' }],
  [true, { clock: '2026-11-21T10:37' }],
  [true, { switches: ['news'] }],
  [false, { failures: [{ call: '*', kind: 'never' }] }],
  [false, { delayMs: 2000 }],
  [false, { offline: true }],
  [false, { page: '/Help' }],
])('the portal begins anew (%s) for %j', (expected, change) => {
  expect(needsRestart(NOTHING_CHOSEN, { ...NOTHING_CHOSEN, ...change })).toBe(expected);
});
