import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../theme/index.ts';
import { drawCrop, type Crop } from './crop-picture.ts';
import { Circles } from './crop-layout.ts';
import type { OpenedPicture } from './open-picture.ts';

/** The sizes in px: on the profile, in lists, and beside a name. */
export const SIDES = [88, 48, 28] as const;

interface PicturePreviewsProps {
  picture: OpenedPicture;
  /** null = the frame is not placed yet. */
  crop: Crop | null;
}

/** Previews of the frame's content, in the sizes in which the picture will be shown. */
export function PicturePreviews(props: PicturePreviewsProps) {
  const { t } = useTranslation('profile-account');
  return (
    <Figure>
      <Circles>
        {SIDES.map((side) => (
          <Preview key={side} side={side} {...props} />
        ))}
      </Circles>
      <figcaption>{t('picture.preview')}</figcaption>
    </Figure>
  );
}

function Preview({ picture, crop, side }: PicturePreviewsProps & { side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = Math.round(side * Math.max(1, window.devicePixelRatio));
  useLayoutEffect(() => {
    if (canvas.current && crop) drawCrop(canvas.current, picture.canvas, crop);
  }, [picture, crop, pixels]);
  return <Circle ref={canvas} width={pixels} height={pixels} $side={side} aria-hidden />;
}

const Figure = styled.figure`
  display: flex;
  align-items: center;
  flex: 1 1 180px;
  gap: var(--space-3);
  margin: 0;
  font: var(--type-caption);
  color: var(--ink-muted);
  ${media.fromTablet} {
    flex: none;
    flex-direction: column-reverse;
    align-items: flex-start;
    font: var(--type-label);
    font-weight: 600;
    color: var(--ink-strong);
  }
`;

const Circle = styled.canvas<{ $side: number }>`
  flex: none;
  width: ${({ $side }) => $side}px;
  height: ${({ $side }) => $side}px;
  border-radius: 50%;
  background: var(--surface-segment-track);
`;
