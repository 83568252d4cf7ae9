import { readWindowMessage, type FrameMessage, type ReloadMessage } from '@portal/domain/window-messages';
import { useEffect, useEffectEvent } from 'react';

/** Who sent a window message, as the browser vouches for it. */
export type Sender = Pick<MessageEvent, 'origin' | 'source'>;

/**
 * The only place that listens to window messages. Anybody may send one, so what is not understood or not from a trusted
 * sender is dropped without a word (contract 4.4).
 */
export function useWindowMessages(
  trusts: (sender: Sender) => boolean,
  onMessage: (message: ReloadMessage | FrameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!trusts(event)) return;
    const message = readWindowMessage(event.data);
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}
