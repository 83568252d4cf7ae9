import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextSkeleton } from '../../kit/index.ts';
import { balanced } from '../../theme/index.ts';

interface ZoneLineProps {
  /** The time zone, without a full stop. */
  text: string;
  /** A link or button to change it. */
  children?: ReactNode;
}

/** States once the time zone of all times in a section of a page. */
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

/** Placeholder of the line. Put it into a `SkeletonGroup`. */
export function ZoneLineSkeleton() {
  return (
    <Line>
      <TextSkeleton type="caption" width="264px" />
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
