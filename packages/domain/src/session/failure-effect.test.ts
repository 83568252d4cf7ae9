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
const CHECK = {
  401: 'expire',
  400: 'expire',
  404: 'checkErrorPage',
  500: 'checkErrorPage',
  timeout: 'checkErrorPage',
  offline: 'checkErrorPage',
  'not an answer': 'checkErrorPage',
  rejected: 'none',
  'not understood': 'checkErrorPage',
} as const;
const STILL = { 404: 'none', 500: 'none', timeout: 'none', offline: 'none', 'not an answer': 'none' } as const;
const NONE = { 401: 'none', 400: 'none', ...STILL } as const;
const OWN = { rejected: 'none', 'not understood': 'none' } as const;
/** An account answer that cannot be read leaves nobody knowing who is there. */
const UNREADABLE = { rejected: 'none', 'not understood': 'errorPage' } as const;

/**
 * Contract 1.4, a row for each sort of call. A 401 outside Account shows nothing, after one look whether the token
 * still stands (OPEN-18); Logout never moves anybody, nor ends a session that
 * began meanwhile: the student is out whatever it answers (contract 2).
 */
const TABLE: [string, string, boolean, Partial<Record<Case, FailureEffect>>][] = [
  ['a check of the session', 'Account/CheckAuth', false, CHECK],
  ['a check by the provider’s token (b2c)', 'Account/AzureADGetUserInfo', false, CHECK],
  ['a check by the provider’s token (idp)', 'Account/Auth0GetUserInfo', false, CHECK],
  [
    'a silent account call',
    'Account/ShowVideoClassAndMeeting',
    true,
    { 401: 'expire', 400: 'expire', ...STILL, ...OWN },
  ],
  ['signing out', 'Account/Logout', false, { 401: 'none', 400: 'none', ...STILL, rejected: 'none' }],
  [
    'asking for the account',
    'Account/GetAccountInformation',
    false,
    { 401: 'expire', 400: 'expire', ...DOWN, ...UNREADABLE },
  ],
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

/** Calls that the server answers without a token (contract 1.2): there is no session they could end. */
describe.each([
  'Account/Login',
  'Account/LoginUsingToken',
  'Account/CheckIdProvider',
  'Account/ForgotPassword',
  'Account/ValidateResetPasswordToken',
  'Account/ResetPassword',
])('%s, before sign-in', (path) => {
  test.each(Object.entries({ ...NONE, ...OWN }) as [Case, FailureEffect][])(
    'that fails with %s: %s',
    (failure, effect) => {
      expect(failureEffect(FAILURES[failure], path, false)).toBe(effect);
      expect(failureEffect(FAILURES[failure], path, true)).toBe(effect);
    },
  );
});
