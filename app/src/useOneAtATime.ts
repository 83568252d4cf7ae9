import { useCallback, useRef } from 'react';

/**
 * Begins a piece of work unless the one before still runs: two presses may come before the next render, and one intent
 * makes one request. What the work throws is its own to catch. The function stays the same.
 */
export function useOneAtATime(): (work: () => Promise<void>) => void {
  const running = useRef(false);
  return useCallback((work) => {
    if (running.current) return;
    running.current = true;
    void work().finally(() => (running.current = false));
  }, []);
}
