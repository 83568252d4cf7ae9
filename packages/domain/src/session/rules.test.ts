import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cookiesWhenAuthorized, cookiesWhenUnauthorized, SESSION_COOKIES } from './cookies.ts';
import { nextSession, type SessionEvent, type SessionState } from './machine.ts';
import type { Account, Session } from './model.ts';
import { afterSignIn, isArchived, refusalPage } from './rules.ts';

const account: Account = {
  userId: 1,
  studentId: 2,
  firstName: 'Mei',
  enrollment: 'active',
  mainLogoUrl: null,
  timeZone: null,
  showBumpPage: false,
  hasPaidPackage: true,
  migrated: false,
  registrationCompleted: true,
  timeZoneSet: true,
  classSelectionDue: false,
};
const archived: Account = { ...account, enrollment: 'archived' };
const session: Session = {
  token: 'fresh',
  jwt: 'jwt',
  account,
  registrationUrl: null,
  postRegistrationUrl: null,
  bumpPageUrl: null,
  migrateUrl: null,
  showBumpPage: false,
  showMigrationBanner: false,
};

/** Paths that lead out of the portal, or nowhere. */
const OUTSIDE = [
  null,
  '',
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
  test.each(['/', '/MyCourseList', '/Message?page=2', '/mycourse/12', '/a//b'])(
    'the last path %s is taken up',
    (path) => {
      expect(afterSignIn(account, path)).toBe(path);
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
] as const)('a student refused as %s is sent to %s (contract 1.5)', (variant, page) => {
  expect(refusalPage(variant)).toBe(page);
});

describe('cookies (contract 4.5)', () => {
  const ALL = ['session', 'authorizationToken', 'jwtToken', 'authorizationType', 'isTokenLogin', 'IsShowBumpPage'];

  test('are the six of the table', () => {
    expect([...SESSION_COOKIES].toSorted()).toEqual(ALL.toSorted());
  });

  test('of an authorized session say all there is to say', () => {
    expect(cookiesWhenAuthorized(session, 'held')).toEqual({
      session: 'true',
      authorizationToken: 'fresh',
      jwtToken: 'jwt',
      authorizationType: 'Basic',
      isTokenLogin: null,
      IsShowBumpPage: 'false',
    });
  });

  test.each([
    ['a new token in the answer', 'fresh', 'held', 'fresh'],
    ['a new token and none held', 'fresh', null, 'fresh'],
    ['no token in the answer', null, 'held', 'held'],
    ['no token at all', null, null, null],
  ])('keep the token right with %s', (_name, token, held, expected) => {
    expect(cookiesWhenAuthorized({ ...session, token }, held).authorizationToken).toBe(expected);
  });

  test('leave out the jwt when there is none', () => {
    expect(cookiesWhenAuthorized({ ...session, jwt: null }, null).jwtToken).toBeNull();
  });

  test.each([
    [true, 'true'],
    [false, 'false'],
  ])('copy the bump flag of the account, %s, not that of the session', (showBumpPage, expected) => {
    const given = { ...session, showBumpPage: !showBumpPage, account: { ...account, showBumpPage } };
    expect(cookiesWhenAuthorized(given, null).IsShowBumpPage).toBe(expected);
  });

  test('all go when nobody is signed in', () => {
    expect(cookiesWhenUnauthorized).toEqual(Object.fromEntries(ALL.map((name) => [name, null])));
  });
});

describe('the session', () => {
  const states: SessionState[] = [
    { state: 'checking' },
    { state: 'authorized', session },
    { state: 'unauthorized', variant: 'inactive', messages: ['Before.'], expired: true },
  ];
  const outcomes: [SessionEvent, SessionState][] = [
    [
      { event: 'granted', session },
      { state: 'authorized', session },
    ],
    [
      { event: 'refused', variant: 'integration', messages: ['No.'] },
      { state: 'unauthorized', variant: 'integration', messages: ['No.'], expired: false },
    ],
    [
      { event: 'refused', variant: 'plain', messages: [] },
      { state: 'unauthorized', variant: 'plain', messages: [], expired: false },
    ],
    [{ event: 'expired' }, { state: 'unauthorized', variant: 'plain', messages: [], expired: true }],
    [{ event: 'noToken' }, { state: 'unauthorized', variant: 'plain', messages: [], expired: false }],
    [{ event: 'signedOut' }, { state: 'unauthorized', variant: 'plain', messages: [], expired: false }],
  ];

  for (const now of states) {
    test.each(outcomes)(`${now.state}, when $event, goes on as it must from anywhere`, (happened, expected) => {
      expect(nextSession(now, happened)).toEqual(expected);
    });
  }
});
