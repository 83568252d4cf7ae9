import { useTrustedMessages } from './useTrustedMessages.ts';

/**
 * Refetches a module, or every opened one, when an exercise in another tab has changed it (contract 4.4).
 *
 * @param opened the modules that were opened here; others are not loaded
 */
export function useReloadModule(opened: readonly number[], refetch: (module: number) => void): void {
  useTrustedMessages((message) => {
    if (message.kind !== 'reloadModule') return;
    for (const one of opened) if (message.module === 'all' || message.module === one) refetch(one);
  });
}
