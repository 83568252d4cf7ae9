import styled from 'styled-components';
import { media } from '../theme/index.ts';

/** The one h1 of a page. It takes focus when the page opens, so that screen readers start here. */
export const PageTitle = styled.h1.attrs({ tabIndex: -1, 'data-page-title': '' })`
  font: var(--type-title3);
  color: var(--ink-strong);
  ${media.desktop} {
    font: var(--type-title1);
    letter-spacing: var(--track-title1);
  }
`;
