import { paths } from '@portal/domain/screens';
import type { Services } from '../portal/services.ts';
import { clearStorage } from '../portal/storage.ts';
import { clearAllCookies } from './cookie-jar.ts';

/**
 * Called after the account was deleted. Clears everything that is stored in this browser, then logs out according to
 * the sign-in mode (002 §4).
 */
export async function leaveDeleted({ session, leave }: Pick<Services, 'session' | 'leave'>): Promise<void> {
  clearAllCookies();
  clearStorage();
  await session.signOut();
  // With a provider, signing out navigates to the provider's page.
  if (session.getState().status !== 'unauthorized') return;
  // The page that is unmounted has stored the path to return to.
  await new Promise((resolve) => setTimeout(resolve));
  clearStorage();
  leave(paths.login);
}
