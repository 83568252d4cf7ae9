import styled from 'styled-components';
import { media } from '../../theme/index.ts';

/**
 * Layout of `StackedSide`, `Main` and `Side`: a side column on desktop, whose content is above the rest on smaller
 * screens.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) var(--size-side);
    column-gap: var(--space-6);
    align-items: start;
  }
`;

/** Content of the side column on phones and tablets: a second element, so that the tab order is the visual order. */
export const StackedSide = styled.div`
  min-width: 0;
  &:empty {
    display: none;
  }
  ${media.desktop} {
    display: none;
  }
`;

/** Content of `Main` that is only shown with the side column. It has no box, so that it adds no gap to the grid. */
export const DesktopOnly = styled.div`
  display: contents;
  ${media.belowDesktop} {
    display: none;
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-width: 0;
`;

export const Side = styled.div`
  display: none;
  ${media.desktop} {
    display: grid;
    gap: var(--space-4);
    position: sticky;
    top: var(--space-4);
    min-width: 0;
  }
`;
