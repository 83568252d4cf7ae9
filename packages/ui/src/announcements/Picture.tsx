import type { ReactNode } from 'react';
import { useImageFallback } from '../kit/index.ts';
import type { SafeHref } from '../links/index.ts';

export interface PictureProps {
  /** The URL of the picture; null = none. */
  src: SafeHref | null;
  className?: string;
  /** Shown instead of a missing or broken picture. */
  children?: ReactNode;
}

/** The main picture of an announcement. It is decorative, so its `alt` is empty. */
export function Picture({ src, className, children = null }: PictureProps) {
  const [shown, onError] = useImageFallback(src);
  if (shown === null) return children;
  return <img className={className} src={shown} alt="" loading="lazy" onError={onError} />;
}
