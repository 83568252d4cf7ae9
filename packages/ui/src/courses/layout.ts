import styled, { css } from 'styled-components';
import { media, pressable } from '../theme/index.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) var(--size-side);
    gap: var(--space-6);
  }
`;

/** The links, on phones and tablets. */
export const StackedSide = styled.div`
  &:empty {
    display: none;
  }
  ${media.tablet} {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    display: none;
  }
`;

/**
 * The links on desktop. A space as high as the heading of the modules puts their first row in line with the first
 * module.
 */
export const Side = styled.div<{ $besideHeading: boolean }>`
  display: none;
  ${media.desktop} {
    display: block;
    &::before {
      display: ${({ $besideHeading }) => ($besideHeading ? 'block' : 'none')};
      height: max(var(--size-touch-min), 1lh + 2 * var(--space-2));
      margin-bottom: var(--space-1);
      font: var(--type-title2);
      content: '';
    }
  }
`;

/** The modules, under both cards. */
export const Main = styled.div`
  margin-top: var(--space-3);
  ${media.tablet} {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    margin-top: 0;
  }
`;

/** The first row of a card, which is its link. */
export const cardHeader = css`
  display: grid;
  align-items: center;
  gap: var(--space-3);
  ${pressable}
`;

export const cardPadding = css`
  padding: var(--space-4);
  ${media.desktop} {
    padding: var(--space-5);
  }
`;

export const CardTitle = styled.span`
  display: block;
  font: var(--type-title3);
  color: var(--ink-strong);
`;

export const CardText = styled.span`
  display: block;
  font: var(--type-caption);
  color: var(--ink-muted);
  text-wrap: pretty;
  overflow-wrap: anywhere;
  * + & {
    margin-top: 2px;
  }
`;

/* As high as a line of the text it stands for. */
const lineBox = css`
  display: flex;
  align-items: center;
  height: 1lh;
`;

export const TitleLine = styled.span`
  ${lineBox}
  font: var(--type-title3);
`;

export const CaptionLine = styled.span`
  ${lineBox}
  font: var(--type-caption);
`;
