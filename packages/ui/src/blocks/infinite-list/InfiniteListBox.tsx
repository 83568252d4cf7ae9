import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusInside, media, notPrinted, rowInset } from '../../theme/index.ts';

/* Height of the fade over a row that is cut off, in px. */
const FADE_PX = 48;
/* Minimum height of the list, in px: a lower one would show no whole row. The page then scrolls, too. */
const MIN_PX = 280;

/** Maximum height of a list, in px (001 §9). */
export const FULL_HEIGHT = 500;

interface InfiniteListBoxProps {
  /** Maximum height in px, `FULL_HEIGHT` by default. */
  height?: number | undefined;
  /** There is content below the lower edge: it fades out and a chevron points down. */
  below?: boolean;
  children: ReactNode;
}

/**
 * The card of every long list. It is as high as its rows, but at most 500 px (001 §9), and not higher than the space
 * that the content above it leaves in the window, so that only the list scrolls and not the page.
 */
export function InfiniteListBox({ height = FULL_HEIGHT, below = false, children }: InfiniteListBoxProps) {
  const card = useTopOfList();
  return (
    <Card ref={card} $height={height}>
      {children}
      {below && (
        <Fade aria-hidden>
          <ChevronDown size={20} strokeWidth={1.75} />
        </Fade>
      )}
    </Card>
  );
}

/** Publishes the card's distance from the top of the page as `--list-top`, which limits its height. */
function useTopOfList() {
  const card = useRef<HTMLDivElement>(null);
  const measure = useRef(() => {
    const element = card.current;
    if (!element) return;
    const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
    element.style.setProperty('--list-top', `${top}px`);
  });
  // Content above the list renders together with it, or changes the height of the page, which the observer reports.
  useLayoutEffect(() => measure.current());
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => measure.current());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return card;
}

/* The lower edge is 8 px above the bottom bar, on desktop 24 px above the end of the window; for that the negative
   margin takes up a part of the page's padding. */
const Card = styled.div<{ $height: number }>`
  /* --list-below: height of the content that a page has below its list, besides the menu. */
  --list-end: calc(var(--list-below, 0px) + var(--size-bottom-bar) + var(--space-2) + env(safe-area-inset-bottom));
  position: relative;
  display: flex;
  flex-direction: column;
  /* The border is not part of the 500 px. */
  box-sizing: content-box;
  max-height: min(
    ${({ $height }) => $height}px,
    85dvh,
    max(${MIN_PX}px, 100dvh - var(--list-top, 0px) - var(--list-end) - 2px)
  );
  margin-bottom: calc(-1 * var(--space-6));
  overflow: hidden;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
  --surface-here: var(--surface-card);
  ${rowInset}
  /* Print: a scroll container would not be divided into pages. */
  @media print {
    display: block;
    max-height: none;
    overflow: visible;
  }
  ${media.desktop} {
    --list-end: var(--space-6);
  }
`;

const Fade = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  align-items: end;
  justify-items: center;
  height: ${FADE_PX}px;
  background: linear-gradient(to top, var(--surface-card) 35%, transparent);
  color: var(--ink-muted);
  pointer-events: none;
  ${notPrinted}
`;

/**
 * The scroll container, without the browser's scroll anchoring: that would stay at the end of the list while rows are
 * inserted above it.
 */
export const Scroller = styled.div`
  position: relative;
  min-height: 0;
  padding-bottom: var(--space-6);
  overflow-y: auto;
  overflow-anchor: none;
  scrollbar-width: thin;
  scrollbar-color: var(--border-control) transparent;
  /* Keeps focused elements clear of the fade. */
  scroll-padding-bottom: ${FADE_PX}px;
  border-radius: calc(var(--radius-card) - 1px);
  ${focusInside}
  @media print {
    overflow: visible;
  }
`;

/** The list element, as high as all rows together. */
export const Rows = styled.ul.attrs({ role: 'list' })`
  position: relative;
  & + * {
    border-top: 1px solid var(--border-hairline);
  }
  @media print {
    height: auto !important;
  }
`;

/** Positioned by the virtualizer. */
export const Row = styled.li`
  position: absolute;
  inset-inline-start: 0;
  width: 100%;
  /* In print rows are as wide as the paper, so their height differs from that on the screen. */
  @media print {
    position: static;
  }
  &:not([aria-posinset='1']) {
    border-top: 1px solid var(--border-hairline);
  }
`;
