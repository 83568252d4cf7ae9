import styled from 'styled-components';
import { media, twoEnds } from '../../theme/index.ts';

/** Between tabs and a list: the search, and a line about the list (`p`) at the other end. */
export const ListToolbar = styled.div`
  ${twoEnds}
  margin-block: var(--space-4) var(--space-3);
  ${media.fromTablet} {
    > p {
      justify-self: end;
    }
  }
`;
