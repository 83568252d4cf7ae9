import styled from 'styled-components';
import { visuallyHidden } from '../../theme/index.ts';

/** Words that a screen reader says and nobody sees. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
