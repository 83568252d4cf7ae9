import styled from 'styled-components';
import { media } from '../theme/index.ts';

/** A list of videos: on a phone rows in one card, then cards in two columns, then in three. */
export const VideoGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  ${media.phone} {
    overflow: hidden;
    border: 1px solid var(--border-hairline);
    border-radius: var(--radius-card);
    background: var(--surface-card);
    > li + li {
      border-top: 1px solid var(--border-hairline);
    }
  }
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
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
