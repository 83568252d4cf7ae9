import type { Account, Session } from './model.ts';

/** A student for whom no gate is closed, for the tests of this folder. */
export const account: Account = {
  userId: 1,
  studentId: 2,
  firstName: 'Mei',
  userName: 'mei',
  enrollment: 'active',
  mainLogoUrl: null,
  timeZone: null,
  showBumpPage: false,
  hasPaidPackage: true,
  migrated: false,
  inactiveStudent: false,
  inactiveBannerEnabled: false,
  emailActivated: true,
  emailChangePending: false,
  newEmail: null,
  upgradeUrl: null,
  syncedToGoogle: false,
  registrationCompleted: true,
  timeZoneSet: true,
  classSelectionDue: false,
};

/** The session of that student. */
export const session: Session = {
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
