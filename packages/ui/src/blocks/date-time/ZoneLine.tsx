import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { balanced } from '../../theme/index.ts';

interface ZoneLineProps {
  /** In which zone times, or days, are: no full stop. */
  text: string;
  /** A way to change it. */
  children?: ReactNode;
}

/** Says once for a part of a page in which zone its times are. */
export function ZoneLine({ text, children }: ZoneLineProps) {
  return (
    <Line>
      <Clock size={16} strokeWidth={1.75} aria-hidden />
      <Text>
        {text} {children}
      </Text>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  font: var(--type-caption);
  color: var(--ink-muted);
  > svg {
    margin-top: 1px;
  }
`;

const Text = styled.span`
  min-width: 0;
  ${balanced}
`;
