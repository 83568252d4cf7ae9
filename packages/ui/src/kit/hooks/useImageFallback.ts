import { useState } from 'react';
import type { SafeHref } from '../../links/index.ts';

/**
 * The address of a picture, or null once it has failed to load; another address is tried anew.
 * @returns the address, and what to tell `onError`
 */
export function useImageFallback(src: SafeHref | null): [SafeHref | null, () => void] {
  const [broken, setBroken] = useState<SafeHref | null>(null);
  return [src === broken ? null : src, () => setBroken(src)];
}
