import { useEffect, useEffectEvent, useState } from 'react';

/** Returns whether this version replaces an earlier one that was sent or discarded. */
export function useReplaced(version: number): boolean {
  const [first] = useState(version);
  return version !== first;
}

/**
 * Moves focus into a form that replaces another one, since the button that emptied it was removed and focus was lost
 * with it.
 */
export function useFocusWhenReplaced(replaced: boolean, focus: () => void): void {
  const takeFocus = useEffectEvent(focus);
  useEffect(() => {
    if (replaced && document.activeElement === document.body) takeFocus();
  }, [replaced]);
}
