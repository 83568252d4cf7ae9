import styled, { css } from 'styled-components';
import { media } from '../../theme/index.ts';

/** Rows with hairlines in one card, or cards with gaps. */
export type ListVariant = 'rows' | 'cards';

/** As high as all rows of the list together. */
export const Rows = styled.ul`
  position: relative;
`;

/* Height over which a cut-off card fades out. */
const FADE_PX = 32;

/** The scroll container. The browser's scroll anchoring would stick to the end of the list while rows are inserted above it. */
export const Box = styled.div<{ $variant: ListVariant; $height: number; $below: boolean }>`
  position: relative;
  max-height: ${({ $height }) => `min(${$height}px, 85dvh)`};
  overflow-y: auto;
  overflow-anchor: none;
  @media print {
    max-height: none;
    overflow: visible;
  }
  ${({ $variant, $below }) =>
    $variant === 'rows'
      ? css`
          border: 1px solid var(--border-hairline);
          border-radius: var(--radius-card);
          background: var(--surface-card);
          --surface-here: var(--surface-card);
          > ${Rows} + * {
            border-top: 1px solid var(--border-hairline);
          }
        `
      : css`
          /* Extends to the edges of the page by --bleed (0 without a gutter), so that focus rings are not cut. */
          margin-inline: calc(-1 * var(--bleed, 16px));
          margin-block: -6px;
          padding: 6px var(--bleed, 16px);
          /* Focused elements are scrolled above the fade. */
          scroll-padding-block: 6px ${FADE_PX + 6}px;
          ${media.tablet} {
            margin-inline: calc(-1 * var(--bleed, 24px));
            padding-inline: var(--bleed, 24px);
          }
          ${media.desktop} {
            margin-inline: -8px;
            padding-inline: 8px;
          }
          ${
            // Cards that are cut off fade out: a hard edge would look broken. A mask would cut the box's own focus ring.
            $below &&
            css`
              &:not(:focus-visible) {
                mask-image: linear-gradient(#000 calc(100% - ${FADE_PX}px), transparent);
              }
            `
          }
        `}
`;

/** Positioned by the virtualizer. */
export const Row = styled.li<{ $variant: ListVariant }>`
  position: absolute;
  left: 0;
  width: 100%;
  ${({ $variant }) =>
    $variant === 'rows' &&
    css`
      &:not([aria-posinset='1']) {
        border-top: 1px solid var(--border-hairline);
      }
    `}
`;
