import { useSyncExternalStore } from 'react';

/** Wider than the widest tablet (000 §9), and pointed at with more than a finger. */
const query = () => matchMedia('(min-width: 1025px) and (any-pointer: fine)');

/** Whether this is a desktop or laptop: only there packages are bought and upgraded (000 §6). */
export function useDesktop(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const watched = query();
      watched.addEventListener('change', changed);
      return () => watched.removeEventListener('change', changed);
    },
    () => query().matches,
  );
}
