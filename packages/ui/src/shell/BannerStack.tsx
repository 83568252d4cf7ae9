import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

export interface BannerStackProps {
  /** Measures its height, the space to the page included: frames that fill the window leave it out. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The room of all banners, above the page. */
export function BannerStack({ ref, children }: BannerStackProps) {
  return <Root ref={ref}>{children}</Root>;
}

/* Padding, no margin: it belongs to the height that is measured. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-bottom: var(--space-4);
  &:empty {
    display: none;
  }
`;
