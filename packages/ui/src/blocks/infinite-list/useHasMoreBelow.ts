import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Observes whether content of a scroll container is below its lower edge.
 * @returns whether there is, and a ref for the last element in the container
 */
export function useHasMoreBelow<E extends Element>(box: RefObject<Element | null>): [boolean, RefObject<E | null>] {
  const last = useRef<E>(null);
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const element = last.current;
    if (!element) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry && setBelow(!entry.isIntersecting), {
      root: box.current,
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return [below, last];
}
