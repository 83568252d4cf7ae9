import type { PicturePlace } from '@portal/domain/profile';
import { ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../kit/index.ts';

interface CropMovesProps {
  disabled: boolean;
  /** Called with the direction, -1, 0 or 1 on each axis. */
  onMove: (direction: PicturePlace) => void;
}

const MOVES = [
  { name: 'moveLeft', turned: -90, direction: { x: -1, y: 0 } },
  { name: 'moveRight', turned: 90, direction: { x: 1, y: 0 } },
  { name: 'moveUp', turned: 0, direction: { x: 0, y: -1 } },
  { name: 'moveDown', turned: 180, direction: { x: 0, y: 1 } },
] as const;

/** Buttons that move the picture step by step, for students who cannot drag it (WCAG 2.5.7). */
export function CropMoves({ disabled, onMove }: CropMovesProps) {
  const { t } = useTranslation('profile-account');
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <span id={id}>{t('crop.move')}</span>
      <Buttons dir="ltr">
        {MOVES.map(({ name, turned, direction }) => (
          <IconButton key={name} label={t(`crop.${name}`)} disabled={disabled} onClick={() => onMove(direction)}>
            <Arrow $turned={turned} size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        ))}
      </Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font: var(--type-callout);
  color: var(--ink-body);
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--space-1);
`;

/* One rotated arrow. The left and right arrow icons are mirrored with the reading direction (base.css), but these have
   to show where the picture moves. */
const Arrow = styled(ArrowUp)<{ $turned: number }>`
  rotate: ${({ $turned }) => $turned}deg;
`;
