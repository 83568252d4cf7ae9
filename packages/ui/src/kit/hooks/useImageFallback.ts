import { useState } from 'react';
import type { SafeHref } from '../../links/index.ts';

/**
 * Replaces the URL of a picture that fails to load by null; a new URL is tried again.
 * @returns the URL or null, and the `onError` handler of the image
 */
export function useImageFallback(src: SafeHref | null): [SafeHref | null, () => void] {
  const [broken, setBroken] = useState<SafeHref | null>(null);
  return [src === broken ? null : src, () => setBroken(src)];
}
