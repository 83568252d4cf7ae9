import { css } from 'styled-components';
import { media } from '../theme/index.ts';

/**
 * Side by side, cards have their three rows in common: head, facts, and what can be done. A browser without subgrid has them
 * one by one.
 */
export const sharedRows = css`
  ${media.fromTablet} {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`;
