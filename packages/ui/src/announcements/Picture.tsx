import type { ReactNode } from 'react';
import { useImageFallback } from '../kit/index.ts';
import type { SafeHref } from '../links/index.ts';

export interface PictureProps {
  /** The address; null: there is none. */
  src: SafeHref | null;
  className?: string;
  /** Stands in for a picture that is not there or cannot be loaded. */
  children?: ReactNode;
}

/** The main picture of an announcement. It says nothing the title does not, and may fail to load. */
export function Picture({ src, className, children = null }: PictureProps) {
  const [shown, onError] = useImageFallback(src);
  if (shown === null) return children;
  return <img className={className} src={shown} alt="" loading="lazy" onError={onError} />;
}
