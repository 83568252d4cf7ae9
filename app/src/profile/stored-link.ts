import { removeLinkRequest, storage, tabStorage } from '../portal/storage.ts';

/**
 * Stores a request to link an account, from the click until the student is back (contract 4.6). The request is shared
 * with the other tabs, so this tab also stores that it is its own.
 */
export function storeLink(email: string): void {
  tabStorage.set('linkStarted', 'true');
  storage.set('linkAccountRequest', 'true');
  storage.set('emailAddress', email);
}

/** The stored request. */
export const readLink = () => ({ flag: storage.get('linkAccountRequest'), email: storage.get('emailAddress') });

/** Removes the request if it was made in this tab: one of another tab may be in progress there. */
export function forgetOwnLink(): void {
  if (tabStorage.get('linkStarted') !== null) removeLinkRequest();
}
