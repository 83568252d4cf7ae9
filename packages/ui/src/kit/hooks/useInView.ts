import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether an element has come near the viewport; stays true afterwards.
 * @param initialInView true from the start
 */
export function useInView<E extends Element>(initialInView = false): [boolean, RefObject<E | null>] {
  const ref = useRef<E>(null);
  const [inView, setInView] = useState(initialInView);
  if (initialInView && !inView) setInView(true);
  useEffect(() => {
    const element = ref.current;
    if (inView || !element) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInView(true), {
      rootMargin: '600px 0px',
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [inView]);
  return [inView, ref];
}
