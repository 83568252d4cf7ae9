import type { PicturePlace } from '@portal/domain/profile';
import { ArrowUp, RotateCcw, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../kit/index.ts';
import { ControlLine, ControlRow } from './crop-layout.ts';

interface CropMovesProps {
  disabled: boolean;
  /** Called with the direction, -1, 0 or 1 on each axis. */
  onMove: (direction: PicturePlace) => void;
  /** Called with the degrees to the right. */
  onTurn: (degrees: number) => void;
}

/* In the order of the legend of the keys. */
const MOVES = [
  { name: 'moveLeft', turned: -90, direction: { x: -1, y: 0 } },
  { name: 'moveUp', turned: 0, direction: { x: 0, y: -1 } },
  { name: 'moveRight', turned: 90, direction: { x: 1, y: 0 } },
  { name: 'moveDown', turned: 180, direction: { x: 0, y: 1 } },
] as const;

/** Buttons that move the picture step by step, for students who cannot drag it (WCAG 2.5.7), and turn it. */
export function CropMoves({ disabled, onMove, onTurn }: CropMovesProps) {
  const { t } = useTranslation('profile-account');
  const id = useId();
  return (
    <ControlRow>
      <span id={id}>{t('crop.move')}</span>
      <Buttons>
        <ControlLine role="group" aria-labelledby={id} dir="ltr">
          {MOVES.map(({ name, turned, direction }) => (
            <IconButton key={name} label={t(`crop.${name}`)} disabled={disabled} onClick={() => onMove(direction)}>
              <Arrow $turned={turned} size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          ))}
        </ControlLine>
        <ControlLine>
          <IconButton label={t('crop.left')} disabled={disabled} onClick={() => onTurn(-90)}>
            <RotateCcw size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton label={t('crop.right')} disabled={disabled} onClick={() => onTurn(90)}>
            <RotateCw size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </ControlLine>
      </Buttons>
    </ControlRow>
  );
}

/* Turning wraps below moving where a screen is too narrow for both. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
`;

/* One rotated arrow. The left and right arrow icons are mirrored with the reading direction (base.css), but these have
   to show where the picture moves. */
const Arrow = styled(ArrowUp)<{ $turned: number }>`
  rotate: ${({ $turned }) => $turned}deg;
`;
