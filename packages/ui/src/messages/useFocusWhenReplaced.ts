import { useEffect, useEffectEvent, useState } from 'react';

/** Whether what is shown takes the place of an earlier version, that was sent or discarded. */
export function useReplaced(version: number): boolean {
  const [first] = useState(version);
  return version !== first;
}

/** A form that takes the place of another takes its focus: the button that emptied it is gone, and focus with it. */
export function useFocusWhenReplaced(replaced: boolean, focus: () => void): void {
  const takeFocus = useEffectEvent(focus);
  useEffect(() => {
    if (replaced && document.activeElement === document.body) takeFocus();
  }, [replaced]);
}
