import { paths } from '@portal/domain/screens';
import type { Services } from '../portal/services.ts';
import { clearStorage } from '../portal/storage.ts';
import { clearAllCookies } from './cookie-jar.ts';

/** After the account was deleted: clears all that is stored in this browser, then logs out by the sign-in mode (002 §4). */
export async function leaveDeleted({ session, leave }: Pick<Services, 'session' | 'leave'>): Promise<void> {
  clearAllCookies();
  clearStorage();
  await session.signOut();
  // A provider has its own page to end at.
  if (session.getState().status !== 'unauthorized') return;
  // The page that closes has stored where to come back to.
  await new Promise((resolve) => setTimeout(resolve));
  clearStorage();
  leave(paths.login);
}
