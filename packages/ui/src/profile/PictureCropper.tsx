import { CROP_MAX, CROP_START, keepInFrame, type PicturePlace } from '@portal/domain/profile';
import { Minus, Plus, Square } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
import cropperCss from 'react-easy-crop/react-easy-crop.css?inline';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import { IconButton, VisuallyHidden } from '../kit/index.ts';
import { ControlLine, ControlRow, Controls, Hint, Square as StageSquare } from './crop-layout.ts';
import { CropMoves } from './CropMoves.tsx';
import { CropSlider } from './CropSlider.tsx';
import type { Crop } from './crop-picture.ts';
import type { OpenedPicture } from './open-picture.ts';

interface PictureCropperProps {
  picture: OpenedPicture;
  disabled: boolean;
  onCrop: (crop: Crop) => void;
}

const ZOOM_MAX = 4;
const ZOOM_STEP = 0.2;
const FRAME_STEP = 10;
const KEY_STEP = 8;
/** The step of a button in px, larger than that of a key, since a button takes longer to press again. */
const MOVE_STEP = 16;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * A square frame over the picture. The picture is moved, zoomed and rotated below it, by dragging, with buttons and by
 * keyboard.
 */
export function PictureCropper({ picture, disabled, onCrop }: PictureCropperProps) {
  const { t } = useTranslation('profile-account');
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [frame, setFrame] = useState(CROP_START);
  const [side, setSide] = useState(0);
  const [unzoomed, setUnzoomed] = useState({ width: 0, height: 0 });
  const [placedSide, setPlacedSide] = useState(0);
  const largest = between(CROP_START, side - 2 * FRAME_STEP, CROP_MAX);
  const shown = Math.min(frame, largest);
  // The library accepts a new frame size only while the zoom is unchanged, so the zoom follows in the next render.
  const [appliedFrame, setAppliedFrame] = useState(CROP_START);
  const cover = coveringZoom(picture, side, appliedFrame);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => setSide(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  const zoomBy = (step: number) => setZoom((now) => between(cover, now + step, ZOOM_MAX));
  function moveBy({ x, y }: PicturePlace) {
    const [width, height] = degrees % 180 === 0 ? [unzoomed.width, unzoomed.height] : [unzoomed.height, unzoomed.width];
    const grown = Math.max(zoom, cover);
    setPosition((now) =>
      keepInFrame(
        { x: now.x + x * MOVE_STEP, y: now.y + y * MOVE_STEP },
        { width: width * grown, height: height * grown },
        appliedFrame,
      ),
    );
  }
  const turn = (by: number) => setDegrees((now) => (now + by + 360) % 360);
  function onKeyDown(event: KeyboardEvent) {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      '+': () => zoomBy(ZOOM_STEP),
      '=': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(-ZOOM_STEP),
      r: () => turn(90),
      R: () => turn(90),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div>
      <CropperStyles />
      <VisuallyHidden id={`${id}-keys`}>{t('crop.keys')}</VisuallyHidden>
      <Stage ref={stage} onKeyDown={onKeyDown} inert={disabled} data-loading={placedSide === side ? undefined : true}>
        {side > 0 && (
          <Cropper
            disableAutomaticStylesInjection
            // Mounted anew in another size, since the library would report the new crop area only later.
            key={side}
            image={picture.url}
            crop={position}
            zoom={Math.max(zoom, cover)}
            rotation={degrees}
            aspect={1}
            minZoom={cover}
            maxZoom={ZOOM_MAX}
            cropSize={{ width: shown, height: shown }}
            setMediaSize={setUnzoomed}
            onCropSizeChange={({ width }) => setAppliedFrame(width)}
            keyboardStep={KEY_STEP}
            showGrid={false}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(_percent, area) => {
              setPlacedSide(side);
              onCrop({ area, degrees });
            }}
            cropperProps={{ role: 'group', 'aria-label': t('crop.frame'), 'aria-describedby': `${id}-keys` }}
          />
        )}
      </Stage>
      <Hint aria-hidden>{t('crop.drag')}</Hint>
      <Controls>
        <ControlRow>
          <label htmlFor={`${id}-zoom`}>{t('crop.zoom')}</label>
          <ControlLine>
            <IconButton label={t('crop.zoomOut')} disabled={disabled} onClick={() => zoomBy(-ZOOM_STEP)}>
              <Minus size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
            <CropSlider
              id={`${id}-zoom`}
              aria-valuetext={t('crop.times', { times: Math.max(zoom, cover).toFixed(1) })}
              min={cover}
              max={ZOOM_MAX}
              step={0.01}
              value={Math.max(zoom, cover)}
              disabled={disabled}
              onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
            />
            <IconButton label={t('crop.zoomIn')} disabled={disabled} onClick={() => zoomBy(ZOOM_STEP)}>
              <Plus size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </ControlLine>
        </ControlRow>
        <CropMoves disabled={disabled} onMove={moveBy} onTurn={turn} />
        <ControlRow>
          <label htmlFor={`${id}-frame`}>{t('crop.size')}</label>
          <ControlLine>
            <FrameMark>
              <Square size={12} strokeWidth={1.75} aria-hidden />
            </FrameMark>
            <CropSlider
              id={`${id}-frame`}
              aria-valuetext={t('crop.pixels', { pixels: shown })}
              min={CROP_START}
              max={largest}
              step={FRAME_STEP}
              value={shown}
              disabled={disabled}
              onChange={({ currentTarget }) => setFrame(Number(currentTarget.value))}
            />
            <FrameMark>
              <Square size={20} strokeWidth={1.75} aria-hidden />
            </FrameMark>
          </ControlLine>
        </ControlRow>
      </Controls>
    </div>
  );
}

/** Returns the zoom at which the picture covers the frame; 1 fits the picture into the stage, which is a square. */
function coveringZoom({ canvas: { width, height } }: OpenedPicture, stage: number, frame: number): number {
  const shorter = (stage * Math.min(width, height)) / Math.max(width, height);
  return Math.min(ZOOM_MAX, Math.max(1, frame / shorter));
}

/** The library would inject its styles as HTML, which a content security policy with Trusted Types refuses. */
const CropperStyles = createGlobalStyle`${cropperCss}`;

const Stage = styled(StageSquare)`
  position: relative;
  border-radius: var(--radius-card);
  overflow: hidden;
  background: var(--surface-segment-track);
  &:has(:focus-visible) {
    outline: 3px solid var(--accent-focus-ring);
    outline-offset: 2px;
  }
  /* The library's frame, visible on a photo of any colour; the circle is what others see. */
  .reactEasyCrop_CropArea {
    border: 2px solid #fff;
    border-radius: 2px;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border: 2px solid rgb(255 255 255 / 0.8);
      border-radius: 50%;
    }
  }
`;

/* As wide as the buttons of the zoom, so that both sliders begin and end at the same place. */
const FrameMark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--size-touch-min);
  color: var(--ink-faint);
`;
