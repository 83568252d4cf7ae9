import type { SafeHref } from '../shared/index.ts';

export type Enrollment = 'active' | 'inactive' | 'archived';

/** The signed-in student. */
export interface Account {
  userId: number;
  studentId: number;
  firstName: string;
  /** What the student signs in with; '' when the server sends none. */
  userName: string;
  enrollment: Enrollment;
  /** The school's logo for signed-in pages. */
  mainLogoUrl: SafeHref | null;
  /** IANA id of the zone all times are shown in; null = the device's zone. */
  timeZone: string | null;
  showBumpPage: boolean;
  hasPaidPackage: boolean;
  migrated: boolean;
  /** Sees the banner that offers an upgrade, if the school has it enabled. */
  inactiveStudent: boolean;
  inactiveBannerEnabled: boolean;
  emailActivated: boolean;
  /** A new email address is not confirmed yet. */
  emailChangePending: boolean;
  newEmail: string | null;
  /** Replaces the portal's own link to packages. */
  upgradeUrl: SafeHref | null;
  /** A Google account is linked. */
  syncedToGoogle: boolean;
  registrationCompleted: boolean;
  timeZoneSet: boolean;
  /** The student still has to select a class. */
  classSelectionDue: boolean;
}

/** The result of a granted session call; a URL that is not allowed is null. */
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

/** Why a sign-in was refused (000 §4). `plain` stays on the sign-in page. */
export type RefusalVariant = 'plain' | 'inactive' | 'integration' | 'siblingProduct' | 'needsActivation';

/** The answer of a session call (contract 1.5). */
export type SessionAnswer =
  | { kind: 'authorized'; session: Session }
  | { kind: 'newTokenRequired' }
  /** `url` null: its URL is not allowed. */
  | { kind: 'redirect'; url: SafeHref | null }
  | { kind: 'refused'; variant: RefusalVariant; messages: readonly string[] };

/**
 * The outcome of a sign-in. `stopped`: not signed in, and the server gave no reason; `leaving`: the browser is navigating
 * away.
 */
export type SignInOutcome =
  | { kind: 'authorized'; session: Session }
  | { kind: 'refused'; variant: RefusalVariant; messages: readonly string[] }
  | { kind: 'stopped' }
  | { kind: 'leaving' };
