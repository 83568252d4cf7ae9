import { useState } from 'react';
import type { SafeHref } from '../../links/index.ts';

/**
 * The URL of a picture, or null once it has failed to load; a new URL is tried again.
 * @returns the URL, and the `onError` handler of the image
 */
export function useImageFallback(src: SafeHref | null): [SafeHref | null, () => void] {
  const [broken, setBroken] = useState<SafeHref | null>(null);
  return [src === broken ? null : src, () => setBroken(src)];
}
