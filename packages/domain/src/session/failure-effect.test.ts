import { describe, expect, test } from 'vitest';
import type { Failure } from '../shared/index.ts';
import { failureEffect, type FailureEffect } from './failure-effect.ts';

const FAILURES = {
  401: { kind: 'unauthorised', messages: [] },
  400: { kind: 'badRequest', messages: [] },
  404: { kind: 'serverDown', status: 404 },
  500: { kind: 'serverDown', status: 500 },
  timeout: { kind: 'serverDown', status: 0 },
  offline: { kind: 'offline' },
  'not an answer': { kind: 'notAnAnswer' },
  rejected: { kind: 'rejected', messages: ['No.'], value: null },
  'not understood': { kind: 'notUnderstood', detail: '' },
} as const satisfies Record<string, Failure>;
type Case = keyof typeof FAILURES;

const DOWN = {
  404: 'errorPage',
  500: 'errorPage',
  timeout: 'errorPage',
  offline: 'errorPage',
  'not an answer': 'errorPage',
} as const;
const STILL = { 404: 'none', 500: 'none', timeout: 'none', offline: 'none', 'not an answer': 'none' } as const;
const OWN = { rejected: 'none', 'not understood': 'none' } as const;

/**
 * Contract 1.4, a row for each sort of call. A 401 outside Account shows nothing, after one look whether the token
 * still stands (OPEN-18); Login's own failures stay on its screen (OPEN-19); Logout never moves anybody (contract 2).
 */
const TABLE: [string, string, boolean, Record<Case, FailureEffect>][] = [
  ['an account call', 'Account/CheckAuth', false, { 401: 'expire', 400: 'expire', ...DOWN, ...OWN }],
  [
    'a silent account call',
    'Account/ShowVideoClassAndMeeting',
    true,
    { 401: 'expire', 400: 'expire', ...STILL, ...OWN },
  ],
  ['signing in', 'Account/Login', false, { 401: 'none', 400: 'none', ...STILL, ...OWN }],
  ['signing out', 'Account/Logout', false, { 401: 'expire', 400: 'expire', ...STILL, ...OWN }],
  ['signing in with a token', 'Account/LoginUsingToken', false, { 401: 'expire', 400: 'expire', ...DOWN, ...OWN }],
  ['any other call', 'Course/PagedStudentCourse', false, { 401: 'recheck', 400: 'badRequestPage', ...DOWN, ...OWN }],
  ['any other silent call', 'Setting/GetAppSetting', true, { 401: 'recheck', 400: 'none', ...STILL, ...OWN }],
  [
    'a call whose segment begins like Account',
    'Accounting/Any',
    false,
    { 401: 'recheck', 400: 'badRequestPage', ...DOWN, ...OWN },
  ],
];

describe.each(TABLE)('%s', (_name, path, silent, effects) => {
  test.each(Object.entries(effects) as unknown as [Case, FailureEffect][])(
    'that fails with %s: %s',
    (failure, effect) => {
      expect(failureEffect(FAILURES[failure], path, silent)).toBe(effect);
    },
  );
});
