import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Draws its content once it comes near the view: what lies far down the page costs nothing until then. */
export function WhenNear({ children, standIn }: { children: ReactNode; standIn: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '600px 0px',
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [near]);
  return near ? children : <div ref={place}>{standIn}</div>;
}
