import styled from 'styled-components';
import { Gauge } from '../kit/index.ts';
import { balanced, media } from '../theme/index.ts';

export interface ProgressGaugeProps {
  /** Per cent, 0 to 100. */
  percent: number;
  label: string;
  /** The raw count, or why there is none. */
  caption: string;
  /** The full statement, for screen readers. */
  sentence: string;
}

/** One of the four gauges of the progress page: ring, name, and the count behind it. */
export function ProgressGauge({ percent, label, caption, sentence }: ProgressGaugeProps) {
  return (
    <Tile>
      <Gauge value={percent} label={sentence} />
      {/* Hidden, since the ring's accessible name contains both. */}
      <Label aria-hidden>{label}</Label>
      <Caption aria-hidden>{caption}</Caption>
    </Tile>
  );
}

/** Two gauges side by side, equally high. */
export const GaugePair = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
`;

/** The count follows the name directly; a shorter name leaves its free space at the bottom of the tile. */
export const Tile = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  padding: var(--space-5) var(--space-3) var(--space-4);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
  ${media.narrow} {
    padding-inline: var(--space-2);
  }
  ${media.desktop} {
    padding: var(--space-6) var(--space-4) var(--space-5);
  }
`;

const Label = styled.p`
  margin-top: var(--space-3);
  ${balanced}
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
`;

const Caption = styled.p`
  margin-top: 2px;
  font: var(--type-caption);
  color: var(--ink-muted);
  ${balanced}
`;
