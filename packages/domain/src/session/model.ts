import type { SafeHref } from '../shared/index.ts';

export type Enrollment = 'active' | 'inactive' | 'archived';

/** The signed-in student. */
export interface Account {
  userId: number;
  studentId: number;
  firstName: string;
  /** What the student signs in with; '' where the server names none. */
  userName: string;
  enrollment: Enrollment;
  /** The school's logo for signed-in pages. */
  mainLogoUrl: SafeHref | null;
  /** IANA id of the zone all times are shown in; null = the device's zone. */
  timeZone: string | null;
  showBumpPage: boolean;
  hasPaidPackage: boolean;
  migrated: boolean;
  /** Asked to upgrade, where the school wants that said. */
  inactiveStudent: boolean;
  inactiveBannerEnabled: boolean;
  emailActivated: boolean;
  /** Another email address waits to be confirmed. */
  emailChangePending: boolean;
  /** That address. */
  newEmail: string | null;
  /** Takes the place of the portal's own way to packages. */
  upgradeUrl: SafeHref | null;
  /** Signs in with a Google account besides. */
  syncedToGoogle: boolean;
  registrationCompleted: boolean;
  timeZoneSet: boolean;
  /** The student still has to select a class. */
  classSelectionDue: boolean;
}

/** What a granted session call brings; an address that may not be followed counts as none. */
export interface Session {
  token: string | null;
  jwt: string | null;
  account: Account;
  registrationUrl: SafeHref | null;
  postRegistrationUrl: SafeHref | null;
  bumpPageUrl: SafeHref | null;
  migrateUrl: SafeHref | null;
  showBumpPage: boolean;
  showMigrationBanner: boolean;
}

/** Why somebody is not signed in (000 §4). `plain` stays on the sign-in page. */
export type RefusalVariant = 'plain' | 'inactive' | 'integration' | 'siblingProduct' | 'needsActivation';

/** What a session call leads to (contract 1.5). */
export type SessionAnswer =
  | { kind: 'authorized'; session: Session }
  | { kind: 'newTokenRequired' }
  /** null: to an address that may not be followed. */
  | { kind: 'redirect'; url: SafeHref | null }
  | { kind: 'refused'; variant: RefusalVariant; messages: readonly string[] };

/**
 * What signing in came to. `stopped`: nobody is signed in, and the server gave no reason; `leaving`: the browser is on
 * its way to another address.
 */
export type SignInOutcome =
  | { kind: 'authorized'; session: Session }
  | { kind: 'refused'; variant: RefusalVariant; messages: readonly string[] }
  | { kind: 'stopped' }
  | { kind: 'leaving' };
