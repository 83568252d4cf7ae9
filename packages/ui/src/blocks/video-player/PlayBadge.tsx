import { Play } from 'lucide-react';
import styled, { css } from 'styled-components';

/**
 * Play symbol in the corner of a video's picture. It is decorative: its parent, which positions it, names the video.
 */
export function PlayBadge() {
  return (
    <Badge>
      <Play size={20} strokeWidth={1.75} aria-hidden />
    </Badge>
  );
}

/** Styles for the parent: a smaller badge, for the small picture of a row. */
export const smallPlayBadge = css`
  --mark-side: 32px;
  --mark-inset: 6px;
`;

const Badge = styled.span`
  position: absolute;
  inset-inline-start: var(--mark-inset, 12px);
  bottom: var(--mark-inset, 12px);
  display: grid;
  place-items: center;
  width: var(--mark-side, 44px);
  height: var(--mark-side, 44px);
  border-radius: 50%;
  background: var(--surface-card);
  color: var(--ink-strong);
  box-shadow: 0 0 0 1px var(--border-hairline);
`;
