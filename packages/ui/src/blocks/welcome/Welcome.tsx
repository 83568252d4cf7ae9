import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/index.ts';

interface WelcomeProps {
  title: string;
  /** A line under the title. */
  children?: ReactNode;
}

/**
 * The heading of the dashboard. On desktop it is in the header, above the banners, in space that `AppShell` keeps free;
 * a long heading makes the header higher.
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

/* On desktop the first item of AppShell's column, whatever the reading order. The tools of the header are positioned
   over its end, for which the padding leaves space. */
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

/* Keeps its height while the line loads, so that the tiles below do not move. */
const Line = styled.div`
  min-height: 1lh;
  font: var(--type-callout);
`;
