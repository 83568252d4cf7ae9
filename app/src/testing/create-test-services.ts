import { readRuntimeConfig } from '@portal/domain/settings';
import type { Services } from '../portal/services.ts';
import type { SessionStore } from '../session/session-store.ts';
import { unexpected } from './unexpected.ts';

/** Creates a session store in which every function that is not given throws. */
export function createTestSessionStore(given: Partial<SessionStore> = {}): SessionStore {
  return {
    getState: () => unexpected('a question about the session'),
    subscribe: () => unexpected('a subscription to the session'),
    credentials: () => unexpected('a question about the credentials'),
    isCurrent: () => unexpected('a question about the sender of a call'),
    check: () => unexpected('a check of the session'),
    signIn: () => unexpected('a sign-in'),
    signInWithToken: () => unexpected('a sign-in with a token'),
    signInAtProvider: () => unexpected('a sign-in at the provider'),
    linkAtProvider: () => unexpected('linking at the provider'),
    signOut: () => unexpected('a sign-out'),
    endHere: () => unexpected('an end of the session'),
    refreshAccount: () => unexpected('a refetch of the account'),
    setTimeZone: () => unexpected('a change of the zone'),
    expire: () => unexpected('an expired session'),
    ...given,
  };
}

/**
 * Creates services in which every function that is not given throws, except `waitIfLeavingDocument` and those for
 * prefetching, which do nothing.
 */
export function createTestServices(given: Partial<Services> = {}): Services {
  return {
    config: readRuntimeConfig({}, location.origin),
    session: createTestSessionStore(),
    loadTranslations: () => unexpected('more translations'),
    preloadScreen: () => undefined,
    waitIfLeavingDocument: () => undefined,
    prefetchContext: () => null,
    reload: () => unexpected('a reload'),
    leave: (href) => unexpected(`leaving for ${href}`),
    openTab: (href) => unexpected(`a tab with ${href}`),
    ...given,
  };
}
