import styled from 'styled-components';
import { media } from '../theme/index.ts';

/* On desktop, summary and weeks are in a column beside the tasks; the reading order is that of phones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) var(--size-side-wide);
    grid-template-rows: auto 1fr;
    gap: var(--space-6) var(--space-8);
  }
`;

export const Main = styled.div`
  min-width: 0;
  ${media.desktop} {
    grid-column: 1;
    grid-row: 1 / 3;
  }
`;

export const Side = styled.div`
  min-width: 0;
  ${media.desktop} {
    grid-column: 2;
  }
`;
