import { storage } from '../portal/storage.ts';

/** Stores a request to link an account, from the click until the student is back (contract 4.6). */
export function storeLink(email: string): void {
  storage.set('linkAccountRequest', 'true');
  storage.set('emailAddress', email);
}

/** The stored request. */
export const readLink = () => ({ flag: storage.get('linkAccountRequest'), email: storage.get('emailAddress') });

/** Removes the request, so that the account is linked only once (OPEN-80). */
export function forgetLink(): void {
  storage.set('linkAccountRequest', null);
  storage.set('emailAddress', null);
}
