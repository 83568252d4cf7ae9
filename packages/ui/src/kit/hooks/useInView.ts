import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether a place has come near the view, once and for all.
 * @param needed counts as near from the start
 */
export function useInView<E extends Element>(needed = false): [boolean, RefObject<E | null>] {
  const place = useRef<E>(null);
  const [seen, setSeen] = useState(needed);
  if (needed && !seen) setSeen(true);
  useEffect(() => {
    const element = place.current;
    if (seen || !element) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '600px 0px',
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [seen]);
  return [seen, place];
}
