import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/index.ts';

/** A page for one task: its buttons are at the lower edge of the window, in place of the bottom bar. */
export function FocusedPage({ children }: { children: ReactNode }) {
  return <Root data-focused-task="">{children}</Root>;
}

/* The negative margin covers the space that a page leaves free for the bottom bar. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - var(--size-top-bar-mobile) - var(--space-2));
  margin-bottom: calc(-1 * (var(--size-bottom-bar) + var(--space-8) + env(safe-area-inset-bottom)));
  ${media.desktop} {
    min-height: calc(100dvh - var(--size-top-bar-desktop) - var(--space-2));
    margin-bottom: calc(-1 * var(--space-12));
  }
`;
