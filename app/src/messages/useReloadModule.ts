import { useTrustedMessages } from './useTrustedMessages.ts';

/**
 * An exercise in another tab has changed a module: it, or every opened one, is asked for again (contract 4.4).
 *
 * @param onModule told the module's id, or `all`
 */
export function useReloadModule(onModule: (module: number | 'all') => void): void {
  useTrustedMessages((message) => {
    if (message.kind === 'reloadModule') onModule(message.module);
  });
}
