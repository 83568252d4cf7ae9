import { paths } from '@portal/domain/screens';
import { useServices } from '../portal/services.ts';
import { useForgetEndings } from '../hooks/useForgetEndings.ts';

/**
 * Returns a function that reloads the portal after a package was bought, renewed or added, which may have changed
 * everything (002 §4, contract 4.4).
 */
export function useStartAgain(): () => void {
  const { leave } = useServices();
  const forgetEndings = useForgetEndings();
  return () => {
    forgetEndings();
    leave(paths.dashboard);
  };
}
