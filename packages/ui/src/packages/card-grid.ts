import styled from 'styled-components';
import { media } from '../theme/index.ts';

/** A grid of package cards: one column, two on tablets, three on desktops. */
export const CardGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4);
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
  }
`;

/** The group of the courses, with the link to the instructions. */
export const Top = styled.div`
  display: grid;
  gap: var(--space-2);
  ${media.fromTablet} {
    grid-template-columns: minmax(0, 280px) auto;
    justify-content: space-between;
    align-items: end;
  }
`;
