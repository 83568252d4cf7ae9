import styled, { css } from 'styled-components';
import { media } from '../../theme/index.ts';

/** How a list looks: rows with hairlines in one card, or cards with room between them. */
export type ListVariant = 'rows' | 'cards';

/** As high as all rows of the list would be. */
export const Rows = styled.ul`
  position: relative;
`;

/* What the last card fades out over, where it is cut off. */
const FADE_PX = 32;

/** What scrolls. The browser's own anchoring would hold on to the end of the list while rows come in above it. */
export const Box = styled.div<{ $variant: ListVariant; $height: number; $below: boolean }>`
  position: relative;
  max-height: ${({ $height }) => `min(${$height}px, 85dvh)`};
  overflow-y: auto;
  overflow-anchor: none;
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
          /* To the edges of the page, so that focus rings have room; --bleed says how far, 0 where there is no gutter. */
          margin-inline: calc(-1 * var(--bleed, 16px));
          margin-block: -6px;
          padding: 6px var(--bleed, 16px);
          /* What the keyboard comes to is brought above the fade. */
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

/** Placed by the virtualizer. */
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
