import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { forcedFill } from '../../theme/index.ts';

/** `live` and `new` carry a dot, `success` a tick; `accent` marks an offer, `neutral` anything else. */
export type TagKind = 'live' | 'new' | 'success' | 'neutral' | 'accent';

export interface TagProps {
  kind: TagKind;
  /** One or two words: Live now, New, Default, Watched, Free trial. */
  children: ReactNode;
}

/** A small tinted label on an item. A state of progress is a `Status`, not a tag. */
export function Tag({ kind, children }: TagProps) {
  return (
    <Root $kind={kind}>
      {(kind === 'live' || kind === 'new') && <Dot />}
      {kind === 'success' && <Check size={14} strokeWidth={2.25} aria-hidden />}
      {children}
    </Root>
  );
}

const accent = css`
  background: var(--accent-subtle);
  color: var(--accent-text);
`;

const kindStyles = {
  live: css`
    ${accent}
    box-shadow: inset 0 0 0 1px var(--accent-border);
  `,
  new: accent,
  accent,
  success: css`
    background: var(--success-subtle);
    color: var(--success-text);
  `,
  neutral: css`
    background: var(--surface-sunken);
    color: var(--ink-body);
  `,
};

const Root = styled.span<{ $kind: TagKind }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  padding: 2px 8px;
  border-radius: var(--radius-tag);
  font: var(--type-caption);
  font-weight: 600;
  white-space: nowrap;
  ${({ $kind }) => kindStyles[$kind]}
`;

const Dot = styled.span.attrs({ 'aria-hidden': true })`
  width: 8px;
  height: 8px;
  flex: none;
  border-radius: 50%;
  background: var(--accent-indicator);
  ${forcedFill}
`;
