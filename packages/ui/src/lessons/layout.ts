import styled from 'styled-components';
import { media } from '../theme/index.ts';

/* The reading order is that of phones: progress, then topics. On desktop the progress is a side column. */
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

export const Side = styled.div`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  ${media.desktop} {
    grid-area: 1 / 2;
    position: sticky;
    top: var(--space-4);
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-width: 0;
`;
