import { storage } from '../portal/storage.ts';
import { useSession } from '../session/SignedIn.tsx';

/**
 * Returns a function that deletes the stored packages that end (`useStoredEndings`): one was bought, renewed or added, so
 * they may be wrong until the packages are fetched again.
 */
export function useForgetEndings(): () => void {
  const { studentId } = useSession().account;
  return () => {
    storage.set(`endingPackages:${studentId}`, null);
    storage.set(`packageNudge:${studentId}`, null);
  };
}
