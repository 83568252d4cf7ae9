import type { AccountInformationWire, SessionResponseWire } from '@portal/domain/session';

/*
 * What a browser has to show for each outcome of the table of routes and session states (000 §2.1 to §2.4, §4), as
 * data. `{portal}`, `{token}` and `{here}` stand for the portal's address, the token that is held and the address that
 * was asked for, the last two percent-encoded.
 */

/** A student whom a gate stops (contract 4.2). */
export interface GateCase {
  who: string;
  /** Beyond what the persona is. */
  account?: Partial<AccountInformationWire>;
  session?: Partial<SessionResponseWire>;
  asksFor: string;
  /** The heading of the main app's page. */
  page: string;
  address: string;
}

const NOTHING_DONE = { IsRegistrationCompleted: false, IsTimezoneSet: false, HaveClassSelection: true };
const BUMPED = { IsShowBumpPage: true, HasPaidPackage: false };
const BUMP = { ShowCelpipBumpPage: true, BumpPageUrl: '/BumpPage' };
const ZONE = '{portal}/TimeZoneChecker?token={token}&returnUrl={here}';
const CLASS = '{portal}/ClassPackageRegistration?token={token}&classSelectionOnly=true&returnUrl={here}';

export const GATES: GateCase[] = [
  { who: 'bea', asksFor: '/', page: 'BumpPage', address: '{portal}/BumpPage' },
  { who: 'rex', asksFor: '/Profile', page: 'Registration', address: '{portal}/Registration' },
  { who: 'tim', asksFor: '/MyCourse/7?from=mail&q=a%20b', page: 'TimeZoneChecker', address: ZONE },
  { who: 'cleo', asksFor: '/MyCourseList', page: 'ClassPackageRegistration', address: CLASS },
  // More than one at once: the first in the order of 000 §2.4.
  {
    who: 'mei',
    account: { ...BUMPED, ...NOTHING_DONE },
    session: BUMP,
    asksFor: '/',
    page: 'BumpPage',
    address: '{portal}/BumpPage',
  },
  { who: 'mei', account: NOTHING_DONE, asksFor: '/', page: 'Registration', address: '{portal}/Registration' },
  {
    who: 'mei',
    account: { ...NOTHING_DONE, IsRegistrationCompleted: true },
    asksFor: '/',
    page: 'TimeZoneChecker',
    address: ZONE,
  },
  {
    who: 'ana',
    account: { IsTimezoneSet: false },
    asksFor: '/MyCourseList',
    page: 'TimeZoneChecker',
    address: ZONE,
  },
];

/** Pages an archived student may open, by the heading they find there (000 §2.3). */
export const OPEN_TO_ARCHIVED = [
  ['/Profile', 'Profile'],
  ['/HelpDashboard', 'Help'],
  ['/Help', 'Help'],
  ['/Enrollment', 'Enrollment'],
  ['/AddBuyCourse', 'Add or buy a course'],
  ['/MyPackages', 'My packages'],
] as const;

/** One address of each sort that is closed to them. */
export const CLOSED_TO_ARCHIVED = ['/MyCourseList', '/mycourse/101', '/Message?page=2'];

/** Students who are refused, and where they read why (contract 1.5). */
export const REFUSED = [
  { who: 'sue', path: '/UnauthorizedInactiveUser', words: 'Your account is suspended.' },
  { who: 'ines', path: '/UnauthorizedIntegration', words: 'This account belongs to a partner of ours.' },
] as const;
