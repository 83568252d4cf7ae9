import styled from 'styled-components';
import { media } from '../theme/index.ts';

/** Cards of videos: one column on a phone, then two, then three. */
export const VideoGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-3);
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
  }
  > li {
    display: flex;
    min-width: 0;
  }
`;
