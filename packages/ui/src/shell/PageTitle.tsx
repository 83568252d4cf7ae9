import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { media } from '../theme/index.ts';

/** Measures whether the title has more than two lines at this width; the page then repeats it in full. */
export function useTitleOverflow(title: string): [ref: RefObject<HTMLHeadingElement | null>, overflows: boolean] {
  const ref = useRef<HTMLHeadingElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const heading = ref.current;
    if (!heading) return undefined;
    const observer = new ResizeObserver(() => setOverflows(heading.scrollHeight > heading.clientHeight + 1));
    observer.observe(heading);
    return () => observer.disconnect();
  }, [title]);
  return [ref, overflows];
}

/** The only h1 of a page, at most two lines. It takes focus when the page opens, so that screen readers start here. */
export const PageTitle = styled.h1.attrs({ tabIndex: -1, 'data-page-title': '' })`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  @media print {
    display: block;
  }
  font: var(--type-title3);
  color: var(--ink-strong);
  ${media.desktop} {
    font: var(--type-title1);
    letter-spacing: var(--track-title1);
  }
`;
