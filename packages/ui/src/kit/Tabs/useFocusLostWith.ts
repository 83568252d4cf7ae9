import { useCallback, useRef } from 'react';

interface FocusLost {
  /** Ref of the element. */
  watch: (element: HTMLElement | null) => () => void;
  /** Whether focus was lost with the last element that was removed, and is nowhere since; true once. */
  takeLost: () => boolean;
}

/** Whether an element had focus in it when it was removed. */
export function useFocusLostWith(): FocusLost {
  const lost = useRef(false);
  return {
    watch: useCallback(
      (element) => () => {
        // React detaches the ref while the element is still in the page.
        lost.current = element?.contains(document.activeElement) ?? false;
      },
      [],
    ),
    takeLost: useCallback(() => {
      const taken = lost.current && document.activeElement === document.body;
      lost.current = false;
      return taken;
    }, []),
  };
}
