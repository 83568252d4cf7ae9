import { useSyncExternalStore } from 'react';

/** Media query: wider than the widest tablet (000 §9), with a mouse or another fine pointer. */
const query = () => matchMedia('(min-width: 1025px) and (any-pointer: fine)');

/** Whether this is a desktop or laptop: only there packages are bought and upgraded (000 §6). */
export function useDesktop(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const mediaQuery = query();
      mediaQuery.addEventListener('change', listener);
      return () => mediaQuery.removeEventListener('change', listener);
    },
    () => query().matches,
  );
}
