import { useTrustedMessages } from './useTrustedMessages.ts';

/**
 * Calls `onReload` when a page of the main app, opened from here, has changed the list (contract 4.4).
 *
 * @param key the key of the list in the messages. A message without a key means every list.
 */
export function useReloadMessages(key: string, onReload: () => void): void {
  useTrustedMessages((message) => {
    if (message.kind === 'reloadPage' && (message.key === null || message.key === key)) onReload();
  });
}
