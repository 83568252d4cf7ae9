import { useTrustedMessages } from './useTrustedMessages.ts';

/**
 * A page of the main app, opened from here, has changed something: asks again for what is shown (contract 4.4).
 *
 * @param key of the list, as the messages name it. A message without a key means every list.
 */
export function useReloadMessages(key: string, onReload: () => void): void {
  useTrustedMessages((message) => {
    if (message.kind === 'reloadPage' && (message.key === null || message.key === key)) onReload();
  });
}
