export type Enrollment = 'active' | 'inactive' | 'archived';

/** The signed-in student. */
export interface Account {
  userId: number;
  studentId: number;
  firstName: string;
  /** What the student signs in with; '' where the server names none. */
  userName: string;
  enrollment: Enrollment;
  /** The school's logo for signed-in pages, as sent. */
  mainLogoUrl: string | null;
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
  /** Takes the place of the portal's own way to packages. As sent, unchecked. */
  upgradeUrl: string | null;
  /** Signs in with a Google account besides. */
  syncedToGoogle: boolean;
  registrationCompleted: boolean;
  timeZoneSet: boolean;
  /** The student still has to select a class. */
  classSelectionDue: boolean;
}

/** What a granted session call brings. Addresses are as sent, unchecked. */
export interface Session {
  token: string | null;
  jwt: string | null;
  account: Account;
  registrationUrl: string | null;
  postRegistrationUrl: string | null;
  bumpPageUrl: string | null;
  migrateUrl: string | null;
  showBumpPage: boolean;
  showMigrationBanner: boolean;
}

/** Why somebody is not signed in (000 §4). `plain` stays on the sign-in page. */
export type RefusalVariant = 'plain' | 'inactive' | 'integration' | 'siblingProduct' | 'needsActivation';

/** What a session call leads to (contract 1.5). */
export type SessionAnswer =
  | { outcome: 'authorized'; session: Session }
  | { outcome: 'newTokenRequired' }
  | { outcome: 'redirect'; url: string }
  | { outcome: 'refused'; variant: RefusalVariant; messages: readonly string[] };
