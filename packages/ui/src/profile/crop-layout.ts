import styled from 'styled-components';
import { media } from '../theme/index.ts';

/** The frame and its controls, with the previews below, or beside them where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${media.fromTablet} {
    grid-template-columns: minmax(0, 400px) minmax(0, 1fr);
    gap: var(--space-6) var(--space-8);
  }
`;

/** The previews, with the button that chooses another picture. */
export const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  ${media.fromTablet} {
    flex-flow: column;
    align-items: flex-start;
    justify-content: flex-start;
    gap: var(--space-5);
  }
`;

/** The square in which the picture is cropped. */
export const Square = styled.div`
  width: min(100%, 50dvh);
  margin-inline: auto;
  aspect-ratio: 1;
`;

/** How the picture is moved by touch; with a mouse that is obvious. */
export const Hint = styled.p`
  margin-top: var(--space-3);
  text-align: center;
  font: var(--type-caption);
  color: var(--ink-muted);
  ${media.mouse} {
    display: none;
  }
`;

/** The rows of controls below the square. */
export const Controls = styled.div`
  margin-top: var(--space-2);
`;

/** A row: its name, then the controls, which begin on one line in all rows. */
export const ControlRow = styled.div`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  align-items: center;
  min-height: var(--size-touch-min);
  font: var(--type-callout);
  color: var(--ink-body);
`;

/** The controls of a row. */
export const ControlLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

/** The previews in a row; on a phone the largest has no room. */
export const Circles = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  ${media.phone} {
    > :first-child {
      display: none;
    }
  }
`;
