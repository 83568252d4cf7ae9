import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

export interface BannerStackProps {
  /** For measuring its height, which frames that fill the window subtract. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The container of all banners, above the page. */
export function BannerStack({ ref, children }: BannerStackProps) {
  return <Root ref={ref}>{children}</Root>;
}

/* Padding, not margin: the gap to the page is part of the measured height. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-bottom: var(--space-4);
  &:empty {
    display: none;
  }
`;
