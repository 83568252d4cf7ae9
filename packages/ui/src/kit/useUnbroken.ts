import { useState } from 'react';

/**
 * The address of a picture, or null once it has failed to load; another address is tried anew.
 * @returns the address, and what to tell `onError`
 */
export function useUnbroken(src: string | null): [string | null, () => void] {
  const [broken, setBroken] = useState<string | null>(null);
  return [src === broken ? null : src, () => setBroken(src)];
}
