import type { FrameMessage } from '@portal/domain/window-messages';
import type { RefObject } from 'react';
import { useWindowMessages } from './useWindowMessages.ts';

/**
 * Receives the messages of the page in a frame: only from that frame's window, and only while its page has the origin of
 * the frame's URL (contract 4.4).
 *
 * @param src the frame's URL; null = there is no frame
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string | null,
  onMessage: (message: FrameMessage) => void,
): void {
  useWindowMessages(
    ({ source, origin }) =>
      src !== null && source !== null && source === frame.current?.contentWindow && origin === new URL(src).origin,
    (message) => {
      if (message.kind === 'resize' || message.kind === 'openNotification') onMessage(message);
    },
  );
}
