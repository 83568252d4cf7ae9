import styled from 'styled-components';
import { media, twoEnds } from '../../theme/index.ts';

/** The toolbar between tabs and a list: the search, and at the other end a line about the list (`p`). */
export const ListToolbar = styled.div`
  ${twoEnds}
  margin-block: var(--space-4) var(--space-3);
  ${media.fromTablet} {
    > p {
      justify-self: end;
    }
  }
`;
