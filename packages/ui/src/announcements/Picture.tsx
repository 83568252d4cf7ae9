import { useState, type ReactNode } from 'react';

export interface PictureProps {
  /** The address; null: there is none. */
  src: string | null;
  className?: string;
  /** Stands in for a picture that is not there or cannot be loaded. */
  children?: ReactNode;
}

/** The main picture of an announcement. It says nothing the title does not, and may fail to load. */
export function Picture({ src, className, children = null }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return children;
  return <img className={className} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />;
}
