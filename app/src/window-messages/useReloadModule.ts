import { useTrustedMessages } from './useTrustedMessages.ts';

/**
 * An exercise in another tab has changed a module: it, or every opened one, is fetched anew (contract 4.4).
 *
 * @param opened the modules that were opened here: of others there is nothing to fetch
 */
export function useReloadModule(opened: readonly number[], refetch: (module: number) => void): void {
  useTrustedMessages((message) => {
    if (message.kind !== 'reloadModule') return;
    for (const one of opened) if (message.module === 'all' || message.module === one) refetch(one);
  });
}
