import styled from 'styled-components';
import { forcedEdge, forcedFill } from '../../theme/index.ts';

export interface ProgressBarProps {
  value: number;
  max?: number;
  /** Accessible name: what is counted. */
  label: string;
  /** The value as text, for instance "14 of 24 lessons done". */
  valueText?: string | undefined;
  /** 4 px, for a bar in a list of cards. */
  thin?: boolean;
}

/** An 8 px progress bar. Show its numbers beside it as text. */
export function ProgressBar({ value, max = 100, label, valueText, thin = false }: ProgressBarProps) {
  const now = Math.min(max, Math.max(0, value));
  return (
    <Track
      $thin={thin}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={valueText}
    >
      <Fill style={{ width: `${max > 0 ? (now / max) * 100 : 0}%` }} />
    </Track>
  );
}

const Track = styled.div<{ $thin: boolean }>`
  height: ${({ $thin }) => ($thin ? 4 : 8)}px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--surface-track);
  ${forcedEdge}
`;

const Fill = styled.div`
  height: 100%;
  border-radius: 4px;
  background: var(--accent-indicator);
  ${forcedFill}
  transition: width var(--duration-change) var(--ease-standard);
`;
