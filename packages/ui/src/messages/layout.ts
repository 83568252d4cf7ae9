import styled, { css } from 'styled-components';
import { Card } from '../kit/index.ts';
import { media, notPrinted } from '../theme/index.ts';

/* The height of what is above the two columns on desktop and of the space below them, which the list leaves free. */
const OUTSIDE = 'calc(var(--size-top-bar-desktop) + var(--space-2) + var(--space-6))';

export const Columns = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: var(--size-side-wide) minmax(0, 1fr);
    gap: var(--space-6);
    align-items: start;
  }
  @media print {
    display: block;
  }
`;

export const ListColumn = styled.div<{ $behind: boolean }>`
  min-width: 0;
  ${media.belowDesktop} {
    /* Space for the button that floats below the list. */
    --list-below: calc(var(--size-control) + var(--space-4));
  }
  ${({ $behind }) =>
    $behind &&
    css`
      ${media.belowDesktop} {
        display: none;
      }
      ${notPrinted}
    `}
`;

export const DetailColumn = styled.div<{ $empty: boolean }>`
  min-width: 0;
  ${media.belowDesktop} {
    display: ${({ $empty }) => ($empty ? 'none' : 'flex')};
    flex-direction: column;
    /* Fills the window, so that the composer of a short conversation is at its lower edge. */
    min-height: calc(100dvh - var(--size-top-bar-mobile) - var(--space-2));
    /* The negative margin covers the space that the page leaves for the bottom bar, which is hidden here. */
    margin: 0 calc(-1 * var(--space-4))
      calc(-1 * (var(--size-bottom-bar) + var(--space-8) + env(safe-area-inset-bottom)));
  }
  ${media.tablet} {
    margin-inline: calc(-1 * var(--space-6));
  }
  ${media.desktop} {
    height: clamp(480px, calc(100dvh - ${OUTSIDE}), 960px);
    margin-bottom: calc(-1 * var(--space-6));
  }
  @media print {
    height: auto;
    min-height: 0;
    margin: 0;
  }
  ${({ $empty }) => $empty && notPrinted}
`;

export const AboveList = styled.div`
  margin-bottom: var(--space-3);
  ${media.belowDesktop} {
    display: none;
  }
  > * {
    width: 100%;
  }
`;

export const EmptyPane = styled(Card)`
  ${media.desktop} {
    display: grid;
    align-content: center;
    height: 100%;
  }
`;
