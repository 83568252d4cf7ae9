import styled from 'styled-components';
import { forcedEdge, forcedFill } from '../../theme/index.ts';

/** More bars than this cannot be counted at a glance. */
const MAX_BARS = 8;

export interface QuotaBarsProps {
  used: number;
  total: number;
  /** The quota as text, on one line: below the bars where it does not fit beside them. */
  label: string;
}

/** How much of a quota is used: one bar for each of it (only the label above eight) and the label. */
export function QuotaBars({ used, total, label }: QuotaBarsProps) {
  return (
    <Root>
      {total <= MAX_BARS && (
        // Decorative: the label has the numbers.
        <Bars aria-hidden>
          {Array.from({ length: total }, (_, bar) => (
            <Bar key={bar} $used={bar < used} />
          ))}
        </Bars>
      )}
      <Label>{label}</Label>
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
`;

/* As high as the line of the label, whose height depends on the language. */
const Bars = styled.span`
  display: flex;
  align-items: center;
  gap: 3px;
  height: 1lh;
`;

const Bar = styled.span<{ $used: boolean }>`
  width: 12px;
  height: 6px;
  border-radius: 3px;
  background: ${({ $used }) => ($used ? 'var(--accent-indicator)' : 'var(--border-strong)')};
  ${forcedEdge}
  ${({ $used }) => $used && forcedFill}
`;

/* Breaks only where it is longer than a line of its own, as with large text. */
const Label = styled.span`
  min-width: 0;
`;
