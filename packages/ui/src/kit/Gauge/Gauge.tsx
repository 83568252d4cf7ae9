import styled, { css, keyframes } from 'styled-components';
import { tabularNumbers } from '../../theme/index.ts';

export interface GaugeProps {
  /** Per cent, clamped to 0 to 100. */
  value: number;
  /** The sentence screen readers read instead of the picture, for instance "Practice lessons completed: 42 of 68, 62 per cent". */
  label: string;
  /** 112 px on the progress page, 84 in cards. */
  size?: 'large' | 'small';
}

/**
 * Length of the ring's dash for each per cent (002 §9), in units of `pathLength`; the ring is 295 long at both sizes.
 */
const FACTOR = 2.95;
const CIRCUMFERENCE = 100 * FACTOR;

const sizes = { large: { side: 112, stroke: 10 }, small: { side: 84, stroke: 8 } } as const;

/** A ring that fills with a percentage. */
export function Gauge({ value, label, size = 'large' }: GaugeProps) {
  const { side, stroke } = sizes[size];
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const circle = { cx: side / 2, cy: side / 2, r: (side - stroke) / 2, strokeWidth: stroke, fill: 'none' };
  return (
    <Root role="img" aria-label={label} style={{ width: side, height: side }}>
      <Ring viewBox={`0 0 ${side} ${side}`} aria-hidden>
        <Track {...circle} />
        {/* Nothing at 0: a round cap would leave a dot. */}
        {percent > 0 && (
          <Fill {...circle} pathLength={CIRCUMFERENCE} strokeDasharray={`${dash(percent)} ${CIRCUMFERENCE}`} />
        )}
      </Ring>
      <Value $small={size === 'small'}>
        {percent}
        <PercentSign>%</PercentSign>
      </Value>
    </Root>
  );
}

/** Length of the dash, without floating-point errors. */
const dash = (percent: number) => Number((percent * FACTOR).toFixed(2));

const Root = styled.div`
  position: relative;
  flex: none;
`;

const Ring = styled.svg`
  width: 100%;
  height: 100%;
  transform: rotate(-90deg);
`;

const Track = styled.circle`
  stroke: var(--surface-track);
  /* Forced colours have no shades: the track differs from the fill by its width. */
  @media (forced-colors: active) {
    stroke: CanvasText;
    stroke-width: 2px;
  }
`;

const fill = keyframes`
  from { stroke-dasharray: 0 ${CIRCUMFERENCE}; }
`;

const Fill = styled.circle`
  stroke: var(--accent-indicator);
  stroke-linecap: round;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
  transition: stroke-dasharray var(--duration-change) var(--ease-standard);
  @media (prefers-reduced-motion: no-preference) {
    animation: ${fill} var(--duration-change) var(--ease-standard);
  }
`;

const Value = styled.span<{ $small: boolean }>`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  font: var(--type-metric);
  ${({ $small }) =>
    $small &&
    css`
      font-size: 1.375rem;
    `}
  color: var(--ink-strong);
  ${tabularNumbers}
`;

const PercentSign = styled.span`
  margin-inline-start: 1px;
  font-size: 0.55em;
  font-weight: 600;
  color: var(--ink-muted);
`;
