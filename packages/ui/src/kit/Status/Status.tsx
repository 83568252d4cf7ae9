import { CircleAlert, Clock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export type StatusKind = 'done' | 'inProgress' | 'notDone' | 'locked' | 'pending' | 'cancelled';

export interface StatusProps {
  kind: StatusKind;
  /** The label: a status is never a glyph or a colour alone. */
  children: ReactNode;
}

/** Glyph and label of a status, without a background; it is not a pill. */
export function Status({ kind, children }: StatusProps) {
  return (
    <Row $kind={kind}>
      <StatusGlyph kind={kind} />
      <span>{children}</span>
    </Row>
  );
}

/** The label of a status without its glyph, for a line with other facts: the glyph is before that line or its title. */
export function StatusWords({ kind, children }: StatusProps) {
  return <Label $kind={kind}>{children}</Label>;
}

/** The shape of a status, one for each kind, for rows whose label is elsewhere. Hidden from screen readers. */
export function StatusGlyph({ kind, size = 18 }: { kind: StatusKind; size?: number }) {
  return (
    <Glyph $kind={kind} aria-hidden>
      {shape(kind, size)}
    </Glyph>
  );
}

function shape(kind: StatusKind, size: number) {
  const box = { width: size, height: size, viewBox: '0 0 24 24', fill: 'none' };
  switch (kind) {
    case 'done':
      return (
        <svg {...box}>
          <circle cx="12" cy="12" r="10" fill="currentColor" />
          <path
            d="m7.4 12.3 3.2 3.2 6-6.6"
            stroke="var(--surface-here, var(--surface-card))"
            strokeWidth="2.25"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      );
    case 'inProgress':
      return (
        <svg {...box}>
          <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" />
          <path d="M12 6.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
        </svg>
      );
    case 'notDone':
      return (
        <svg {...box}>
          <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" />
        </svg>
      );
    case 'locked':
      return <Lock size={size} strokeWidth={1.75} />;
    case 'pending':
      return <Clock size={size} strokeWidth={1.75} />;
    case 'cancelled':
      return <CircleAlert size={size} strokeWidth={1.75} />;
  }
}

const glyphInk: Record<StatusKind, string> = {
  done: 'var(--success-indicator)',
  inProgress: 'var(--accent-in-progress)',
  notDone: 'var(--border-control)',
  locked: 'var(--ink-muted)',
  pending: 'var(--ink-muted)',
  cancelled: 'var(--warning-indicator)',
};

const labelInk: Record<StatusKind, string> = {
  done: 'var(--success-text)',
  inProgress: 'var(--ink-body)',
  notDone: 'var(--ink-muted)',
  locked: 'var(--ink-muted)',
  pending: 'var(--ink-muted)',
  cancelled: 'var(--warning-text)',
};

const Row = styled.span<{ $kind: StatusKind }>`
  display: inline-flex;
  align-items: flex-start;
  gap: 6px;
  font: var(--type-caption);
  font-weight: 600;
  color: ${({ $kind }) => labelInk[$kind]};
  /* Aligned with the first line, whose height depends on the language. */
  > :first-child {
    height: 1lh;
    align-items: center;
  }
`;

const Label = styled.span<{ $kind: StatusKind }>`
  font-weight: 600;
  color: ${({ $kind }) => labelInk[$kind]};
`;

const Glyph = styled.span<{ $kind: StatusKind }>`
  display: inline-flex;
  flex: none;
  color: ${({ $kind }) => glyphInk[$kind]};
  /* The tick has the colour of the surface under the glyph, which is Canvas here. */
  @media (forced-colors: active) {
    --surface-here: Canvas;
  }
`;
