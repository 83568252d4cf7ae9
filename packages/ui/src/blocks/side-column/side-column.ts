import styled from 'styled-components';
import { media } from '../../theme/index.ts';

/** A page with a side column on desktop, whose content is above the rest on phones and tablets: `Above`, `Main`, `Side`. */
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

/** What the side column has, where there is none. A second element, so that the order of focus is the one that is seen. */
export const Above = styled.div`
  min-width: 0;
  &:empty {
    display: none;
  }
  ${media.desktop} {
    display: none;
  }
`;

/** In `Main`, what is only needed where the side column is. No part of the grid, so that it makes no gap. */
export const Beside = styled.div`
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
