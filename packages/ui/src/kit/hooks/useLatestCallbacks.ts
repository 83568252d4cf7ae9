import { useLayoutEffect, useRef, useState } from 'react';

/**
 * One object of stable identity whose members call the latest callbacks of the same names: what reads it from a context is not
 * rendered because a callback is new.
 */
export function useLatestCallbacks<T extends Record<keyof T, (...args: never[]) => void>>(callbacks: T): T {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(() => {
    const names = Object.keys(callbacks) as (keyof T)[];
    return Object.fromEntries(names.map((name) => [name, (...args: never[]) => latest.current[name](...args)])) as T;
  });
  return stable;
}
