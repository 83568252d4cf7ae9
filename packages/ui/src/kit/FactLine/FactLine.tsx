import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

export interface FactLineProps {
  /** The first fact is a status: further lines begin under its words, not under its glyph. */
  glyph?: boolean;
  /** The facts, an element each. */
  children: ReactNode;
}

/** Facts in a line, with a dot between two. Where there is no space for all, no line begins or ends with a dot. */
export function FactLine({ glyph = false, children }: FactLineProps) {
  return <Line $glyph={glyph}>{children}</Line>;
}

const SEPARATOR_PX = 12;
/* The glyph of a status, with the gap after it. */
const GLYPH_PX = 24;

const underWords = css`
  padding-inline-start: ${GLYPH_PX}px;
  /* The first line has the glyph beside the place of the other lines' dots. */
  clip-path: polygon(
    ${SEPARATOR_PX}px 0,
    100% 0,
    100% 100%,
    ${SEPARATOR_PX + GLYPH_PX}px 100%,
    ${SEPARATOR_PX + GLYPH_PX}px 1lh,
    ${SEPARATOR_PX}px 1lh
  );
  > :first-child {
    margin-inline-start: -${GLYPH_PX}px;
  }
`;

/* The dots are left of each fact: those at the start of a line are outside and clipped. */
const Line = styled.span<{ $glyph: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline-start: -${SEPARATOR_PX}px;
  font: var(--type-caption);
  color: var(--ink-muted);
  overflow-wrap: anywhere;
  clip-path: inset(0 0 0 ${SEPARATOR_PX}px);
  > * {
    position: relative;
    padding-inline-start: ${SEPARATOR_PX}px;
    &::before {
      content: '·' / '';
      position: absolute;
      inset-inline-start: ${SEPARATOR_PX / 2 - 2}px;
      font-weight: 400;
      color: var(--ink-muted);
    }
  }
  ${({ $glyph }) => $glyph && underWords}
`;
