import type { KeyboardEvent } from 'react';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that send a message, as the student's keyboard names them. */
export const sendKeys = (): string => (isApple() ? '⌘ Enter' : 'Ctrl + Enter');

/** Ctrl or Cmd with Enter sends, Enter alone makes a new line. A key that confirms an input method's word does neither. */
export function useSendKey(onSend: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
}
