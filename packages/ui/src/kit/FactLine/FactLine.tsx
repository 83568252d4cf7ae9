import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

export interface FactLineProps {
  /** The first fact is a status with a glyph: further lines start under its label, not under the glyph. */
  glyph?: boolean;
  /** The facts, one element each. */
  children: ReactNode;
}

/** Facts in a line, with a dot between two. Where there is no space for all, no line begins or ends with a dot. */
export function FactLine({ glyph = false, children }: FactLineProps) {
  return <Line $glyph={glyph}>{children}</Line>;
}

const SEPARATOR_PX = 12;
/* Width of a status glyph and the gap after it. */
const GLYPH_PX = 24;

const alignedWithLabel = css`
  padding-inline-start: ${GLYPH_PX}px;
  /* The first line is clipped less than the others, because its glyph is where they have their clipped dots. */
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

/* Each fact has its dot on its left. The dots at the start of a line are outside the clip path, so they are not seen. */
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
  ${({ $glyph }) => $glyph && alignedWithLabel}
`;
