import styled from 'styled-components';

/** More bars than these cannot be counted at a glance. */
const MAX_BARS = 8;

/** How much of a quota is used, a bar each; nothing above eight. Decorative: the numbers are in the text beside it. */
export function QuotaBars({ used, total }: { used: number; total: number }) {
  if (total > MAX_BARS) return null;
  return (
    <Bars aria-hidden>
      {Array.from({ length: total }, (_, bar) => (
        <Bar key={bar} $used={bar < used} />
      ))}
    </Bars>
  );
}

const Bars = styled.span`
  display: flex;
  align-items: center;
  gap: 3px;
  height: 18px;
`;

const Bar = styled.span<{ $used: boolean }>`
  width: 12px;
  height: 6px;
  border-radius: 3px;
  background: ${({ $used }) => ($used ? 'var(--accent-indicator)' : 'var(--border-strong)')};
`;
