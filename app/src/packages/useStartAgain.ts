import { paths } from '@portal/domain/screens';
import { useForgetEndings } from '../hooks/useForgetEndings.ts';
import { useLeaveOutdated } from '../portal/services.ts';

/**
 * Returns a function that reloads the portal after a package was bought, renewed or added, which may have changed
 * everything (002 §4, contract 4.4).
 */
export function useStartAgain(): () => void {
  const leave = useLeaveOutdated();
  const forgetEndings = useForgetEndings();
  return () => {
    forgetEndings();
    leave(paths.dashboard);
  };
}
