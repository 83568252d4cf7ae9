import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; null where there is no `matchMedia`, as when the build renders placeholders. */
export function useMediaQuery(query: string): boolean | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? null,
    () => null,
  );
}
