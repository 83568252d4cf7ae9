import type { FrameMessage } from '@portal/domain/window-messages';
import type { RefObject } from 'react';
import { useWindowMessages } from './useWindowMessages.ts';

/**
 * What the page in a frame says: counts only from that frame's window, and only while the page in it has the origin of
 * the frame's address (contract 4.4).
 *
 * @param src the frame's address; null = there is no frame
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
