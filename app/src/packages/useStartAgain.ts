import { paths } from '@portal/domain/screens';
import { useServices } from '../portal/services.ts';
import { storage } from '../portal/storage.ts';
import { useSession } from '../session/SignedIn.tsx';

/**
 * Returns a function that reloads the portal after a package was bought, renewed or added, which may have changed
 * everything (002 §4, contract 4.4). The stored packages that end (`useStoredEndings`) are deleted: they may be wrong
 * until the packages are fetched again.
 */
export function useStartAgain(): () => void {
  const { leave } = useServices();
  const { studentId } = useSession().account;
  return () => {
    storage.set(`endingPackages:${studentId}`, null);
    storage.set(`packageNudge:${studentId}`, null);
    leave(paths.dashboard);
  };
}
