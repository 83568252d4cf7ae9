import { readWindowMessage, type FrameMessage, type ReloadMessage } from '@portal/domain/window-messages';
import { useEffect, useEffectEvent } from 'react';

/** The sender of a window message, as given by the browser. */
export type Sender = Pick<MessageEvent, 'origin' | 'source'>;

/**
 * The only listener for window messages. Any window can send one, so messages that are unknown or not from a trusted
 * sender are dropped silently (contract 4.4).
 */
export function useWindowMessages(
  trusts: (sender: Sender) => boolean,
  onMessage: (message: ReloadMessage | FrameMessage) => void,
): void {
  const handle = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!trusts(event)) return;
    const message = readWindowMessage(event.data);
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => handle(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}
