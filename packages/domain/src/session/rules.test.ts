import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cookiesWhenAuthorized, cookiesWhenUnauthorized, type CookieChange, type GrantedBy } from './cookies.ts';
import type { Account, Session } from './model.ts';
import { afterSignIn, isArchived, refusalPage } from './rules.ts';
import { account, session } from './student.fixture.ts';

const archived: Account = { ...account, enrollment: 'archived' };

/** Paths that lead out of the portal, or nowhere. */
const OUTSIDE = [
  null,
  '',
  '//',
  '//?x',
  '?x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'MyCourseList',
  ' /MyCourseList',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
];

describe('after sign-in (000 §2.1, SES-03)', () => {
  test.each(['/', '/?tab=past', '/MyCourseList', '/Message?page=2', '/mycourse/12#top', '/Lesson/5?to=//x'])(
    'the last path %s is taken up',
    (path) => {
      expect(afterSignIn(account, path)).toBe(path);
    },
  );

  // Written by an earlier portal at this origin, such a path would end in a blank page.
  test.each(['/Login', '/login?x', '/ProceedLogin/x', '/SingleLogout', '/ForgotPassword', '/Error', '/nowhere'])(
    'the last path %s is not behind sign-in and leads to the dashboard',
    (path) => {
      expect(afterSignIn(account, path)).toBe('/');
    },
  );

  test.each(OUTSIDE)('the last path %j leads to the dashboard', (path) => {
    expect(afterSignIn(account, path)).toBe('/');
  });

  test.each([...OUTSIDE, '/MyCourseList', '/'])('an archived student goes to add/buy, last path %j or not', (path) => {
    expect(afterSignIn(archived, path)).toBe('/AddBuyCourse');
  });

  test('no last path leaves the portal', () => {
    const own = 'https://portal.example';
    const piece = fc.constantFrom('/', '\\', '\t', '\n', '\r', ':', 'https:', 'evil.example', '@', '.', ' ');
    const path = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 6 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(path, (lastPath) => {
        expect(new URL(afterSignIn(account, lastPath), own).origin).toBe(own);
      }),
      { seed: 3, numRuns: 3000 },
    );
  });

  test.each([
    ['active', false],
    ['inactive', false],
    ['archived', true],
  ] as const)('a student who is %s counts as archived: %s', (enrollment, expected) => {
    expect(isArchived({ ...account, enrollment })).toBe(expected);
  });
});

test.each([
  ['inactive', '/UnauthorizedInactiveUser'],
  ['integration', '/UnauthorizedIntegration'],
  ['siblingProduct', null],
  ['needsActivation', null],
  ['plain', null],
  ['b2c', null],
  ['mobileLogout', null],
] as const)('a student refused as %s is sent to %s (contract 1.5)', (variant, page) => {
  expect(refusalPage(variant)).toBe(page);
});

describe('cookies (contract 4.5)', () => {
  const ALL = ['session', 'authorizationToken', 'jwtToken', 'authorizationType', 'isTokenLogin', 'IsShowBumpPage'];

  const SIGNED_IN: CookieChange = {
    session: 'true',
    authorizationToken: 'fresh',
    jwtToken: 'jwt',
    authorizationType: 'Basic',
    isTokenLogin: null,
    IsShowBumpPage: 'false',
  };
  test.each<[string, GrantedBy, Partial<Session>, CookieChange]>([
    ['a password', { kind: 'password' }, {}, SIGNED_IN],
    ['a password, without a second token', { kind: 'password' }, { jwt: null }, { ...SIGNED_IN, jwtToken: null }],
    ['a token in the address', { kind: 'token' }, {}, { ...SIGNED_IN, isTokenLogin: 'true' }],
    [
      'a token in the address, without a second token',
      { kind: 'token' },
      { jwt: null },
      { ...SIGNED_IN, isTokenLogin: 'true', jwtToken: null },
    ],
    [
      'the provider, whose token counts and not ours',
      { kind: 'provider', token: 'theirs' },
      {},
      { ...SIGNED_IN, authorizationToken: 'theirs', authorizationType: 'Bearer' },
    ],
    [
      'the provider, when we send no token',
      { kind: 'provider', token: 'theirs' },
      { token: null, jwt: null },
      { ...SIGNED_IN, authorizationToken: 'theirs', authorizationType: 'Bearer', jwtToken: null },
    ],
    [
      'a check, which leaves the type and the mark of a token sign-in as they are',
      { kind: 'check' },
      {},
      { session: 'true', authorizationToken: 'fresh', jwtToken: 'jwt', IsShowBumpPage: 'false' },
    ],
    [
      'a check that brings no token: the one that is held stays',
      { kind: 'check' },
      { token: null },
      { session: 'true', jwtToken: 'jwt', IsShowBumpPage: 'false' },
    ],
    [
      'a check that brings an empty second token: the one that is held stays',
      { kind: 'check' },
      { jwt: '' },
      { session: 'true', authorizationToken: 'fresh', IsShowBumpPage: 'false' },
    ],
  ])('of a session by %s', (_name, granted, given, expected) => {
    // Not `toEqual`: a cookie that is absent stays as it is, one that is undefined would be written.
    expect(cookiesWhenAuthorized({ ...session, ...given }, granted)).toStrictEqual(expected);
  });

  const GRANTS: GrantedBy[] = [
    { kind: 'password' },
    { kind: 'token' },
    { kind: 'provider', token: 'theirs' },
    { kind: 'check' },
  ];
  test.each(GRANTS.flatMap((granted) => [true, false].map((showBumpPage) => ({ granted, showBumpPage }))))(
    'copy the bump flag of the account, not that of the session: $showBumpPage by $granted.by',
    ({ granted, showBumpPage }) => {
      const given = { ...session, showBumpPage: !showBumpPage, account: { ...account, showBumpPage } };
      expect(cookiesWhenAuthorized(given, granted).IsShowBumpPage).toBe(String(showBumpPage));
    },
  );

  test('are all removed without a session', () => {
    expect(cookiesWhenUnauthorized).toEqual(Object.fromEntries(ALL.map((name) => [name, null])));
  });
});
