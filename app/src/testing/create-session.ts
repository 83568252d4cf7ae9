import { mockClient, toSafeHref } from '@portal/data/testing';
import { decodeAccount } from '@portal/domain/session';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { unexpected } from './unexpected.ts';

/**
 * Creates the session of a browser in which students sign in with any password.
 *
 * @param accountOf the account of a student, as the server sends it
 */
export function createSession(accountOf: () => unknown): SessionStore {
  const leaving = () => unexpected('to leave the portal');
  return createSessionStore({
    client: mockClient({ call: async () => ({ AuthorizationToken: 'fresh', AccountInformation: accountOf() }) }),
    fetchAccount: async () => decodeAccount(accountOf(), { toSafeHref }),
    out: {
      to: leaving,
      toSiblingProduct: leaving,
      toActivationError: leaving,
      toMobileLogout: leaving,
      toHome: leaving,
      reload: leaving,
      reloadAt: leaving,
      resume: leaving,
    },
    tabs: { broadcast: () => undefined, listen: () => undefined },
    onUnreadable: () => unexpected('an account that cannot be read'),
    configuredMode: 'password',
    loadProvider: null,
  });
}
