import { storage } from '../portal/storage.ts';

/** A request to link an account, from the press until the student is back (contract 4.6). */
export function storeLink(email: string): void {
  storage.set('linkAccountRequest', 'true');
  storage.set('emailAddress', email);
}

/** The stored request. */
export const readLink = () => ({ flag: storage.get('linkAccountRequest'), email: storage.get('emailAddress') });

/** Removes the request, so that it is answered once (OPEN-80). */
export function forgetLink(): void {
  storage.set('linkAccountRequest', null);
  storage.set('emailAddress', null);
}
