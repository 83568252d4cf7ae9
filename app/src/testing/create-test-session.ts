import { toSafeHref } from '@portal/data/testing';
import { decodeAccount, type Session } from '@portal/domain/session';

/**
 * Creates the session of a student who is signed in.
 *
 * @param account as the server sends it
 */
export function createTestSession(account: unknown): Session {
  return {
    token: null,
    jwt: null,
    account: decodeAccount(account, { toSafeHref }),
    registrationUrl: null,
    postRegistrationUrl: null,
    bumpPageUrl: null,
    migrateUrl: null,
    showBumpPage: false,
    showMigrationBanner: false,
  };
}
