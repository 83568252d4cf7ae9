import styled, { css } from 'styled-components';
import { media } from '../theme/index.ts';

/* The reading order is that of phones: cards, links, modules. On desktop the links are beside the modules. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) var(--size-side, 304px);
    gap: var(--space-6);
  }
`;

/** Beside the list of modules, its first row in line with the first module. */
export const Side = styled.div`
  &:empty {
    display: none;
  }
  ${media.tablet} {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-area: 2 / 2;
    &:not(:last-child) {
      /* The heading of the modules. */
      padding-top: calc(var(--size-touch-min) + var(--space-1));
    }
  }
`;

/** The modules, under both cards. */
export const Main = styled.div`
  margin-top: var(--space-3);
  ${media.fromTablet} {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-area: 2 / 1;
    margin-top: 0;
  }
`;

/** The first line of a card: what it leads to. */
export const cardHeader = css`
  display: grid;
  align-items: center;
  gap: var(--space-3);
  transition: background var(--duration-press) var(--ease-standard);
  &:active {
    background: var(--surface-pressed);
  }
  ${media.pointer} {
    &:hover {
      background: var(--surface-hover);
    }
  }
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
