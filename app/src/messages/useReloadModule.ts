import { reloadOrigins } from '@portal/domain/shared';
import { useServices } from '../services.ts';
import { useWindowMessages } from './useWindowMessages.ts';

/**
 * An exercise in another tab has changed a module: it, or every opened one, is asked for again (contract 4.4).
 *
 * @param onModule told the module's id, or `all`
 */
export function useReloadModule(onModule: (module: number | 'all') => void): void {
  const { config } = useServices();
  useWindowMessages(
    ({ origin }) => reloadOrigins(config, location.origin).includes(origin),
    (message) => {
      if (message.kind === 'reloadModule') onModule(message.module);
    },
  );
}
