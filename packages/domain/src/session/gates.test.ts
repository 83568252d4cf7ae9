import { describe, expect, test } from 'vitest';
import { BEHIND_SIGN_IN, OPEN_TO_ARCHIVED, OTHER_SPELLINGS } from '../screens/specification.fixture.ts';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import type { SafeHref } from '../shared/index.ts';
import { closedGate, mayOpen, type Gate, type GateFacts } from './gates.ts';
import type { Enrollment, Session } from './model.ts';
import { account, session } from './student.fixture.ts';

const { toSafeHref } = decodeContext;

const facts: GateFacts = {
  registrationUrl: 'https://main.example/Registration' as SafeHref,
  timeZoneCheckerUrl: 'https://main.example/TimeZoneChecker' as SafeHref,
  classPackageUrl: 'https://main.example/ClassPackageRegistration' as SafeHref,
  token: 'tok',
  here: 'https://portal.example/',
};

const ADDRESS: Record<Gate, string> = {
  bump: 'https://main.example/Bump',
  registration: 'https://main.example/Registration',
  timeZone: 'https://main.example/TimeZoneChecker?token=tok&returnUrl=https%3A%2F%2Fportal.example%2F',
  classSelection:
    'https://main.example/ClassPackageRegistration?token=tok&classSelectionOnly=true&returnUrl=https%3A%2F%2Fportal.example%2F',
};

/** The seven facts of 000 §2.4, one letter each, and when its gate is shut. */
const FLAGS = ['Enabled', 'Flagged', 'Migrated', 'Paid', 'registered', 'zoned', 'classDue'] as const;
type Flag = (typeof FLAGS)[number];
const COMBINATIONS = Array.from({ length: 2 ** FLAGS.length }, (_, bits) =>
  FLAGS.filter((_flag, place) => bits & (1 << place)),
);

/** The four sentences of the specification, each as a condition, in their order. */
const SPECIFIED: [Gate, (has: (flag: Flag) => boolean) => boolean][] = [
  ['bump', (has) => has('Enabled') && (has('Flagged') || has('Migrated')) && !has('Paid')],
  ['registration', (has) => !has('registered')],
  ['timeZone', (has) => !has('zoned')],
  ['classSelection', (has) => has('classDue')],
];

/** Some of the combinations by hand, so that the conditions above are not only copied. */
const BY_HAND: [Flag[], Gate | null][] = [
  [['registered', 'zoned'], null],
  [['Enabled', 'Flagged', 'registered', 'zoned'], 'bump'],
  [['Enabled', 'Migrated', 'registered', 'zoned'], 'bump'],
  [['Enabled', 'Flagged', 'Migrated'], 'bump'],
  [['Enabled', 'Flagged', 'classDue'], 'bump'],
  [['Enabled', 'registered', 'zoned'], null],
  [['Flagged', 'Migrated', 'registered', 'zoned'], null],
  [['Enabled', 'Flagged', 'Migrated', 'Paid', 'registered', 'zoned'], null],
  [['Enabled', 'Flagged', 'Paid', 'zoned'], 'registration'],
  [['classDue'], 'registration'],
  [['zoned', 'classDue'], 'registration'],
  [['registered', 'classDue'], 'timeZone'],
  [['registered'], 'timeZone'],
  [['registered', 'zoned', 'classDue'], 'classSelection'],
];

/** The addresses of a session, as sent. */
type Sent = Partial<Record<'bumpPageUrl' | 'postRegistrationUrl' | 'registrationUrl', string | null>>;

function withFlags(on: readonly Flag[], { bumpPageUrl = '/Bump', ...sent }: Sent = {}): Session {
  const has = (flag: Flag) => on.includes(flag);
  return {
    ...session,
    bumpPageUrl: toSafeHref(bumpPageUrl),
    postRegistrationUrl: toSafeHref(sent.postRegistrationUrl),
    registrationUrl: toSafeHref(sent.registrationUrl),
    showBumpPage: has('Enabled'),
    account: {
      ...account,
      showBumpPage: has('Flagged'),
      migrated: has('Migrated'),
      hasPaidPackage: has('Paid'),
      registrationCompleted: has('registered'),
      timeZoneSet: has('zoned'),
      classSelectionDue: has('classDue'),
    },
  };
}

describe('the gates in their order (000 §2.4)', () => {
  test('have 128 combinations of facts', () => {
    expect(COMBINATIONS).toHaveLength(128);
  });

  test.each(BY_HAND)('%j: %s', (on, gate) => {
    expect(closedGate(withFlags(on), facts)).toEqual(gate && { gate, href: ADDRESS[gate] });
  });

  test.each(COMBINATIONS.map((on) => [on]))('%j: the first that is shut, and its address', (on) => {
    const shut = SPECIFIED.find(([, isShut]) => isShut((flag) => on.includes(flag)))?.[0] ?? null;
    expect(closedGate(withFlags(on), facts)).toEqual(shut && { gate: shut, href: ADDRESS[shut] });
  });

  test.each(['active', 'inactive', 'archived'] as const)(
    'stand before a student who is %s (OPEN-103)',
    (enrollment) => {
      const given = withFlags(['registered']);
      expect(closedGate({ ...given, account: { ...given.account, enrollment } }, facts)?.gate).toBe('timeZone');
    },
  );
});

/** Addresses that must not be followed (contract 4.2): they count as empty. */
const UNFOLLOWABLE = [
  null,
  '',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://main.example/Bump',
  'Bump',
  'https://someone@main.example/',
  '/\t/evil.example',
];

describe('an address that is empty or must not be followed', () => {
  const allShut: Flag[] = ['Enabled', 'Flagged', 'classDue'];

  test.each(UNFOLLOWABLE)('%j as the bump page: the gate is skipped', (bumpPageUrl) => {
    expect(closedGate(withFlags(['Enabled', 'Flagged', 'registered', 'zoned'], { bumpPageUrl }), facts)).toBeNull();
    expect(closedGate(withFlags(allShut, { bumpPageUrl }), facts)?.gate).toBe('registration');
  });

  test.each(UNFOLLOWABLE)('%j as the post-registration page: the registration page', (postRegistrationUrl) => {
    const given = withFlags(['zoned'], { postRegistrationUrl, registrationUrl: '/Sent' });
    expect(closedGate(given, facts)).toEqual({ gate: 'registration', href: 'https://main.example/Sent' });
  });

  test.each(UNFOLLOWABLE)('%j as both registration pages: the one of the configuration', (sent) => {
    const given = withFlags(['zoned'], { postRegistrationUrl: sent, registrationUrl: sent });
    expect(closedGate(given, facts)).toEqual({ gate: 'registration', href: 'https://main.example/Registration' });
  });
});

describe('the address of a gate (contract 4.2)', () => {
  const due: Record<Gate, Session> = {
    bump: withFlags(['Enabled', 'Flagged']),
    registration: withFlags([]),
    timeZone: withFlags(['registered']),
    classSelection: withFlags(['registered', 'zoned', 'classDue']),
  };
  const HERE = 'https://portal.example/MyCourse/7?from=mail&q=a b+c#end';
  const ENCODED = 'https%3A%2F%2Fportal.example%2FMyCourse%2F7%3Ffrom%3Dmail%26q%3Da%20b%2Bc%23end';

  test.each<[string, Session, Partial<GateFacts>, string]>([
    [
      'bump: as received',
      withFlags(['Enabled', 'Flagged'], { bumpPageUrl: 'https://bump.example/p?a=1#x' }),
      {},
      'https://bump.example/p?a=1#x',
    ],
    [
      'bump: of the main app',
      withFlags(['Enabled', 'Flagged'], { bumpPageUrl: '/Bump?a=1' }),
      {},
      'https://main.example/Bump?a=1',
    ],
    [
      'registration: after registering comes first',
      withFlags([], { postRegistrationUrl: '/Post?s=2', registrationUrl: '/Sent' }),
      {},
      'https://main.example/Post?s=2',
    ],
    [
      'registration: as received, with no token added',
      withFlags([], { registrationUrl: 'https://reg.example/r?x=y' }),
      {},
      'https://reg.example/r?x=y',
    ],
    [
      'time zone: token, then the way back',
      due.timeZone,
      { here: HERE },
      `https://main.example/TimeZoneChecker?token=tok&returnUrl=${ENCODED}`,
    ],
    [
      'class: token, only the class, the way back',
      due.classSelection,
      { here: HERE },
      `https://main.example/ClassPackageRegistration?token=tok&classSelectionOnly=true&returnUrl=${ENCODED}`,
    ],
    [
      'time zone: a query that is there stays in front',
      due.timeZone,
      { timeZoneCheckerUrl: 'https://main.example/zone?lang=en' as SafeHref },
      'https://main.example/zone?lang=en&token=tok&returnUrl=https%3A%2F%2Fportal.example%2F',
    ],
    [
      'class: a query that is there stays in front',
      due.classSelection,
      { classPackageUrl: 'https://main.example/Class?step=1&x=%20' as SafeHref },
      'https://main.example/Class?step=1&x=%20&token=tok&classSelectionOnly=true&returnUrl=https%3A%2F%2Fportal.example%2F',
    ],
    [
      'time zone: a token full of signs',
      due.timeZone,
      { token: 'a+b/c=&d e#?' },
      'https://main.example/TimeZoneChecker?token=a%2Bb%2Fc%3D%26d%20e%23%3F&returnUrl=https%3A%2F%2Fportal.example%2F',
    ],
  ])('%s', (_name, given, change, address) => {
    expect(closedGate(given, { ...facts, ...change })?.href).toBe(address);
  });

  test('carries the token as held, not the one of the answer', () => {
    expect(closedGate(due.timeZone, { ...facts, token: 'held' })?.href).toContain('token=held&');
  });
});

/** Every address of 000 §2.2, and whether an archived student may open it (000 §2.3). */
const AUTHENTICATED = [...BEHIND_SIGN_IN, ...OTHER_SPELLINGS].map(
  (path) => [path, OPEN_TO_ARCHIVED.includes(path)] as const,
);
const SPELLINGS: [string, (path: string) => string][] = [
  ['as it is spelled', (path) => path],
  ['in small letters', (path) => path.toLowerCase()],
  ['in capitals', (path) => path.toUpperCase()],
  ['with a slash at the end', (path) => `${path}/`],
  ['in capitals with two slashes at the end', (path) => `${path.toUpperCase()}//`],
];

describe.each(SPELLINGS)('%s, an archived student', (_name, spell) => {
  test.each(AUTHENTICATED)('at %s: may open it: %s', (path, open) => {
    expect(mayOpen({ ...session, account: { ...account, enrollment: 'archived' } }, spell(path))).toBe(open);
  });
});

describe.each<Enrollment>(['active', 'inactive'])('a student who is %s', (enrollment) => {
  test.each(AUTHENTICATED)('may open %s', (path) => {
    for (const [, spell] of SPELLINGS) {
      expect(mayOpen({ ...session, account: { ...account, enrollment } }, spell(path))).toBe(true);
    }
  });
});

test.each(['/ProfileX', '/Help/more', '/x/Profile', '/MyPackages/7', '/Profil'])(
  'an archived student may not open %s, which only looks like an open page',
  (path) => {
    expect(mayOpen({ ...session, account: { ...account, enrollment: 'archived' } }, path)).toBe(false);
  },
);
