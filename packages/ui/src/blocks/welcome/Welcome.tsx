import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/index.ts';

interface WelcomeProps {
  title: string;
  /** A line under it. */
  children?: ReactNode;
}

/**
 * The heading of the dashboard. On desktop it is in the header, in space that AppShell keeps free, above the
 * banners; a long one makes the header higher.
 */
export function Welcome({ title, children }: WelcomeProps) {
  return (
    <Root>
      <Title tabIndex={-1} data-page-title="">
        {title}
      </Title>
      {children && <Line>{children}</Line>}
    </Root>
  );
}

/* First in AppShell's column, independent of the reading order. The header's tools float at its end. */
const Root = styled.div`
  margin: var(--space-1) 0 var(--space-4);
  ${media.desktop} {
    order: -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-height: var(--size-top-bar-desktop);
    margin: calc(-1 * var(--size-top-bar-desktop)) 0 0;
    padding-block: 12px;
    padding-inline-end: 240px;
  }
`;

const Title = styled.h1`
  font: var(--type-display);
  letter-spacing: var(--track-display);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
  ${media.desktop} {
    font: var(--type-title1);
    letter-spacing: var(--track-title1);
  }
`;

/* Keeps the height of its line while it loads: the tiles do not move. */
const Line = styled.div`
  min-height: 1lh;
  font: var(--type-callout);
`;
