import { describe, expect, test } from 'vitest';
import { BEHIND_SIGN_IN, OPEN_TO_ARCHIVED, OTHER_SPELLINGS } from '../screens/specification.fixture.ts';
import { closedGate, mayOpen } from './gates.ts';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import type { SafeHref } from '../shared/index.ts';
import type { SignInMode } from '../blocks/index.ts';
import { initialSession, sessionReducer, type SessionAction, type SessionState } from './machine.ts';
import type { Account, RefusalVariant, Session } from './model.ts';
import { afterSignIn, refusalPage } from './rules.ts';
import { account, session } from './student.fixture.ts';

/*
 * Every address of the portal x every way a session can stand, from 000 §2.1 to §2.4 and §4. The places are data; the
 * portal's part is the five pure functions, asked in the order of 000 §2.
 */

const PORTAL = 'https://portal.example';
const MAIN = 'https://main.example';

/** In the spelling of the specification, and in others. */
const ADDRESSES = [...BEHIND_SIGN_IN, ...OTHER_SPELLINGS];

/** `here`: the screen itself. `wait`: nothing is decided. */
type Place = 'here' | 'wait' | (string & {});
interface Standing {
  name: string;
  /** What has happened, from the start. */
  story: SessionAction[];
  /** `password` unless told. */
  mode?: SignInMode;
  /** Behind sign-in: a place, or what it is for this address. */
  behind: Place | ((path: string) => Place);
  /** At /Login; `last` is the remembered path. */
  atLogin: Place | ((last: string | null) => Place);
}

const granted = (change: Partial<Account>, more: Partial<Session> = {}): SessionAction => ({
  type: 'granted',
  session: { ...session, ...more, account: { ...account, ...change } },
});
const refused = (variant: RefusalVariant): SessionAction => ({ type: 'refused', variant, messages: ['No.'] });
const encoded = (path: string) => encodeURIComponent(PORTAL + path);
const orStart = (last: string | null) => last ?? '/';
const zonePage = (path: string) => `${MAIN}/TimeZoneChecker?token=tok&returnUrl=${encoded(path)}`;
const classPage = (path: string) =>
  `${MAIN}/ClassPackageRegistration?token=tok&classSelectionOnly=true&returnUrl=${encoded(path)}`;
const flagged = { showBumpPage: true, hasPaidPackage: false };
const { toSafeHref } = decodeContext;
const bump = { showBumpPage: true, bumpPageUrl: toSafeHref('/BumpPage') };
const nothingDone = { registrationCompleted: false, timeZoneSet: false, classSelectionDue: true };
const archived = { enrollment: 'archived' } as const;

const STANDINGS: Standing[] = [
  { name: 'nothing was asked yet', story: [], behind: 'wait', atLogin: 'here' },
  { name: 'being checked', story: [{ type: 'checkStarted' }], behind: 'wait', atLogin: 'here' },
  { name: 'on the way out', story: [granted({}), { type: 'sentAway' }], behind: 'wait', atLogin: 'wait' },
  ...(['password', 'b2c', 'idp'] as const).flatMap((mode): Standing[] => [
    { name: `nobody (${mode})`, mode, story: [{ type: 'noToken' }], behind: '/Login', atLogin: 'here' },
    {
      name: `expired (${mode})`,
      mode,
      story: [granted({}), { type: 'expired', messages: [] }],
      behind: '/Login',
      atLogin: 'here',
    },
    {
      name: `signed out (${mode})`,
      mode,
      story: [granted({}), { type: 'signedOut' }],
      behind: '/Login',
      atLogin: 'here',
    },
  ]),
  { name: 'refused', story: [refused('plain')], behind: '/Login', atLogin: 'here' },
  { name: 'refused: suspended', story: [refused('inactive')], behind: '/UnauthorizedInactiveUser', atLogin: 'here' },
  { name: 'refused: partner', story: [refused('integration')], behind: '/UnauthorizedIntegration', atLogin: 'here' },
  { name: 'refused: sibling product', story: [refused('siblingProduct')], behind: '/Login', atLogin: 'here' },
  { name: 'refused: not activated', story: [refused('needsActivation')], behind: '/Login', atLogin: 'here' },
  {
    name: 'refused while signed in',
    story: [granted({}), { type: 'checkStarted' }, refused('inactive')],
    behind: '/UnauthorizedInactiveUser',
    atLogin: 'here',
  },
  { name: 'active', story: [granted({})], behind: 'here', atLogin: orStart },
  {
    name: 'active, checked once more',
    story: [granted({}), { type: 'checkStarted' }],
    behind: 'here',
    atLogin: orStart,
  },
  { name: 'inactive', story: [granted({ enrollment: 'inactive' })], behind: 'here', atLogin: orStart },
  {
    name: 'archived',
    story: [granted(archived)],
    behind: (path) => (OPEN_TO_ARCHIVED.includes(path) ? 'here' : '/AddBuyCourse'),
    atLogin: '/AddBuyCourse',
  },
  {
    name: 'archived, after being active',
    story: [granted({}), granted(archived)],
    behind: (path) => (OPEN_TO_ARCHIVED.includes(path) ? 'here' : '/AddBuyCourse'),
    atLogin: '/AddBuyCourse',
  },
  { name: 'flagged for the bump page', story: [granted(flagged, bump)], behind: `${MAIN}/BumpPage`, atLogin: orStart },
  {
    name: 'flagged, but the page is switched off',
    story: [granted(flagged, { ...bump, showBumpPage: false })],
    behind: 'here',
    atLogin: orStart,
  },
  {
    name: 'flagged, but with a paid package',
    story: [granted({ ...flagged, hasPaidPackage: true }, bump)],
    behind: 'here',
    atLogin: orStart,
  },
  {
    name: 'migrated',
    story: [granted({ migrated: true, hasPaidPackage: false }, bump)],
    behind: `${MAIN}/BumpPage`,
    atLogin: orStart,
  },
  {
    name: 'not registered',
    story: [granted({ registrationCompleted: false })],
    behind: `${MAIN}/Registration`,
    atLogin: orStart,
  },
  {
    name: 'not registered, with a page after registering',
    story: [
      granted(
        { registrationCompleted: false },
        { registrationUrl: toSafeHref('/First'), postRegistrationUrl: toSafeHref('/Second') },
      ),
    ],
    behind: `${MAIN}/Second`,
    atLogin: orStart,
  },
  { name: 'without a time zone', story: [granted({ timeZoneSet: false })], behind: zonePage, atLogin: orStart },
  { name: 'without a class', story: [granted({ classSelectionDue: true })], behind: classPage, atLogin: orStart },
  {
    name: 'with everything to do',
    story: [granted({ ...flagged, ...nothingDone }, bump)],
    behind: `${MAIN}/BumpPage`,
    atLogin: orStart,
  },
  {
    name: 'with everything to do but the bump page',
    story: [granted(nothingDone)],
    behind: `${MAIN}/Registration`,
    atLogin: orStart,
  },
  {
    name: 'with time zone and class to do',
    story: [granted({ ...nothingDone, registrationCompleted: true })],
    behind: zonePage,
    atLogin: orStart,
  },
  {
    name: 'archived and flagged: the restriction waits behind the bump page',
    story: [granted({ ...flagged, ...archived }, bump)],
    behind: `${MAIN}/BumpPage`,
    atLogin: '/AddBuyCourse',
  },
  {
    name: 'archived without a time zone: the gate comes first',
    story: [granted({ ...archived, timeZoneSet: false })],
    behind: zonePage,
    atLogin: '/AddBuyCourse',
  },
];

const after = ({ story, mode = 'password' }: Pick<Standing, 'story' | 'mode'>) =>
  story.reduce<SessionState>(sessionReducer, initialSession(mode));

/** Behind sign-in: first the session, then the gates, then what is restricted. */
function placeBehindSignIn(now: SessionState, path: string): Place {
  if (now.status === 'unauthorized') return refusalPage(now.variant) ?? '/Login';
  if (now.status !== 'authorized') return 'wait';
  const gate = closedGate(now.session, {
    registrationUrl: `${MAIN}/Registration` as SafeHref,
    timeZoneCheckerUrl: `${MAIN}/TimeZoneChecker` as SafeHref,
    classPackageUrl: `${MAIN}/ClassPackageRegistration` as SafeHref,
    token: 'tok',
    here: PORTAL + path,
  });
  if (gate) return gate.href;
  return mayOpen(now.session, path) ? 'here' : '/AddBuyCourse';
}

describe.each(STANDINGS)('$name', ({ behind, atLogin, ...given }) => {
  test.each(ADDRESSES)('asks for %s', (path) => {
    expect(placeBehindSignIn(after(given), path)).toBe(typeof behind === 'string' ? behind : behind(path));
  });

  test.each([null, '/MyCourseList?page=2'])('asks for the sign-in page, last at %s', (last) => {
    const now = after(given);
    const waits = now.status === 'leaving' ? 'wait' : 'here';
    const place = now.status === 'authorized' ? afterSignIn(now.session.account, last) : waits;
    expect(place).toBe(typeof atLogin === 'string' ? atLogin : atLogin(last));
  });
});

test('wherever a student is led inside the portal, they stay: no place leads on to another', () => {
  for (const given of STANDINGS) {
    const now = after(given);
    for (const path of ADDRESSES) {
      const place = placeBehindSignIn(now, path);
      if (place === '/AddBuyCourse') expect(placeBehindSignIn(now, place)).toBe('here');
    }
  }
});
