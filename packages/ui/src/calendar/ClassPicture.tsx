import type { SafeHref } from '@portal/domain/shared';
import { useState, type ReactEventHandler } from 'react';
import styled from 'styled-components';
import { useImageFallback } from '../kit/index.ts';

/** The picture of a class and its size. */
interface PictureProps {
  /** null = none, or it cannot be loaded. */
  src: string | null;
  /**
   * Whether the picture is small or about square: then it is a tile beside the title, since across the dialog it would
   * be blurred or have empty sides.
   */
  small: boolean;
  onLoad: ReactEventHandler<HTMLImageElement>;
  onError: () => void;
}

/** Pictures that are narrower than this, in px, are shown as tiles. */
const WIDE_FROM_PX = 200;
/** The smallest ratio of width to height of a wide picture, between a square and 4:3. */
const WIDE_FROM_RATIO = 1.2;

/** Decides how the picture at `url` is shown; until its size is known it is treated as wide. */
export function useClassPicture(url: SafeHref | null): PictureProps {
  const [src, onError] = useImageFallback(url);
  const [small, setSmall] = useState<string | null>(null);
  return {
    src,
    small: src !== null && src === small,
    onLoad: ({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
      if (width < WIDE_FROM_PX || width < height * WIDE_FROM_RATIO) setSmall(src);
    },
    onError,
  };
}

/** The picture across the dialog; it reserves its space while it loads. */
export function ClassPicture({ src, onLoad, onError }: PictureProps) {
  return src && <WideImage src={src} alt="" onLoad={onLoad} onError={onError} />;
}

/** The picture as a tile beside the title. */
export function ClassTile({ src, onError }: PictureProps) {
  return src && <TileImage src={src} alt="" onError={onError} />;
}

const WideImage = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);
  object-fit: cover;
`;

const TileImage = styled.img`
  display: block;
  width: 72px;
  height: 72px;
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
  object-fit: cover;
`;
