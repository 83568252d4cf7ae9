import styled from 'styled-components';
import { media } from '../theme/index.ts';

/** The sections of the form: one card on desktop, without a card on phones. */
export const Sections = styled.div`
  display: grid;
  gap: var(--space-8);
  ${media.desktop} {
    gap: 0;
    --surface-here: var(--surface-card);
    border: 1px solid var(--border-hairline);
    border-radius: var(--radius-card);
    background: var(--surface-card);
  }
`;

export const SectionBox = styled.section`
  min-width: 0;
  ${media.desktop} {
    padding: var(--space-5);
    & + & {
      border-top: 1px solid var(--border-hairline);
    }
  }
`;

/** The fields of a section, in two columns where there is room. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-4);
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Cell = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
