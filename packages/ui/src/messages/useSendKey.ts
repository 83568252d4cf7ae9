import type { KeyboardEvent } from 'react';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the keys that send a message, as they are labelled on the student's keyboard. */
export const sendKeys = (): string => (isApple() ? '⌘ Enter' : 'Ctrl + Enter');

/**
 * Returns a key handler: Ctrl+Enter or Cmd+Enter sends, Enter alone inserts a line break. The Enter that confirms a
 * word of an input method does not send.
 */
export function useSendKey(onSend: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
}
