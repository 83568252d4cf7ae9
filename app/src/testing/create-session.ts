import { mockClient } from '@portal/data/testing';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';

/**
 * The session of a browser in which students sign in, whatever their password.
 *
 * @param accountOf the account of a student, as the server sends it
 */
export function createSession(accountOf: () => unknown): SessionStore {
  const unexpected = () => {
    throw new Error('a test did not expect to leave the portal');
  };
  return createSessionStore({
    client: mockClient({ call: async () => ({ AuthorizationToken: 'fresh', AccountInformation: accountOf() }) }),
    out: {
      to: unexpected,
      toSiblingProduct: unexpected,
      toActivationError: unexpected,
      toMobileLogout: unexpected,
      toHome: unexpected,
      reload: unexpected,
      resume: unexpected,
    },
    tabs: { broadcast: () => undefined, listen: () => undefined },
    onUnreadable: unexpected,
    configuredMode: 'password',
    loadProvider: null,
  });
}
