import { useEffect, useState } from 'react';
import { SLOW_MS } from './session-store.ts';

/**
 * Whether a wait takes long, which the page then says.
 *
 * @param wait identifies it; null = nothing is waited for
 */
export function useSlow(wait: string | number | null): boolean {
  const [slow, setSlow] = useState<string | number | null>(null);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(setSlow, SLOW_MS, wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return wait !== null && slow === wait;
}
