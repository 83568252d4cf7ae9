import { css } from 'styled-components';
import { media } from '../theme/index.ts';

/**
 * Cards that are side by side share three rows: head, facts, and actions. In a browser without subgrid, each card has
 * its own.
 */
export const sharedRows = css`
  ${media.fromTablet} {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`;
