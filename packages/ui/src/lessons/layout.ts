import styled from 'styled-components';
import { media } from '../theme/index.ts';

/* The order of reading is that of a phone: how far the module is, then its topics. On desktop the first stands beside. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 304px;
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
