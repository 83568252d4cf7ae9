import type { LoadableList } from '@portal/domain/shared';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { usePrinting } from '../../kit/index.ts';
import { readRowHeight, useRowHeights } from './useRowHeights.ts';
import { FULL_HEIGHT, InfiniteListBox, Row, Rows, Scroller } from './InfiniteListBox.tsx';
import { useHasMoreBelow } from './useHasMoreBelow.ts';
import { InfiniteListFooter } from './InfiniteListFooter.tsx';
import type { ListPositions } from './list-position.ts';

export interface InfiniteListRowsProps<T> {
  /** Id of the list, including its keyword: another id is another list, which starts at the top or at its saved position. */
  id: string;
  /** What the rows are: accessible name of the scrolling box. */
  label: string;
  rowKey: (row: T) => string | number;
  /** Renders the content of a row. */
  children: (row: T, index: number) => ReactNode;
  /** Estimated height of a row, in px; each row is measured once rendered. */
  rowHeight: number;
  /** Px, `FULL_HEIGHT` by default: less when there are fewer rows, or the window is low. */
  height?: number;
  /** Called near the end, or when the button is pressed. */
  onMore: () => void;
  /** Text after the last row. */
  end: string;
  /** Saved scroll positions. */
  positions?: ListPositions | undefined;
}

/** Rows rendered beyond the visible ones, on either side. */
const OVERSCAN = 6;
/** The next page is requested when so few rows are left below. */
const NEAR_END = 3;

/**
 * The rows of a list in a scrolling box. Only rows in and near the viewport are in the DOM, however many there
 * are; the focused row stays, wherever it is. On paper nothing scrolls: there all rows that are loaded are.
 */
export function InfiniteListRows<T>({
  list: { rows, total, more },
  id,
  label,
  rowKey,
  children,
  rowHeight,
  height,
  onMore,
  end,
  positions,
}: InfiniteListRowsProps<T> & { list: Extract<LoadableList<T>, { status: 'ready' }> }) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [below, last] = useHasMoreBelow<HTMLSpanElement>(box);
  const [savedPosition] = useState(() => {
    const position = positions?.get(id);
    return position && position.rows <= rows.length ? position : undefined;
  });
  const [focused, setFocused] = useState<number | null>(null);
  const printing = usePrinting();
  // Its getters change what they return, which would defeat React's compiler; the portal is built without it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    measureElement: readRowHeight,
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? index : rowKey(row);
      },
      [rows, rowKey],
    ),
    rangeExtractor: useCallback(
      (range: Range) => (printing ? everyRow(range) : withRow(defaultRangeExtractor(range), focused, range.count)),
      [focused, printing],
    ),
    overscan: OVERSCAN,
    // What scrolling needs is rendered in a task of its own: on a slow phone, with the scrolling it is a long one.
    useFlushSync: false,
    // The first rows are rendered with the page and not in a second, synchronous render once the box has been measured.
    initialRect: { width: 0, height: height ?? FULL_HEIGHT },
    ...(savedPosition && { initialOffset: savedPosition.offset, initialMeasurementsCache: savedPosition.heights }),
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
  useRowHeights(box, virtualizer);
  const items = virtualizer.getVirtualItems();
  const nearEnd = (virtualizer.range?.endIndex ?? -1) >= rows.length - NEAR_END;

  const requestMore = useEffectEvent(() => {
    // While the button has focus its user decides; else new rows would push it away.
    if (document.activeElement !== button.current) onMore();
  });
  useEffect(() => {
    if (nearEnd && more.status === 'idle') requestMore();
  }, [nearEnd, more.status]);

  // Index of the first row requested with the button, which takes focus when it is there.
  const [focusTarget, setFocusTarget] = useState<number | null>(null);
  if (focusTarget !== null && rows.length > focusTarget && focused !== focusTarget) setFocused(focusTarget);
  useLayoutEffect(() => {
    if (focusTarget === null || focused !== focusTarget) return;
    virtualizer.scrollToIndex(focusTarget, { align: 'start' });
    box.current?.querySelector<HTMLElement>(`[data-index="${focusTarget}"]`)?.focus({ preventScroll: true });
    setFocusTarget(null);
  }, [focusTarget, focused, virtualizer]);

  useLayoutEffect(() => {
    const scrolled = box.current;
    return () => {
      if (!scrolled) return;
      const { count } = virtualizer.options;
      positions?.set(id, { offset: scrolled.scrollTop, rows: count, heights: virtualizer.takeSnapshot() });
    };
  }, [id, positions, virtualizer]);

  return (
    <InfiniteListBox height={height} below={below}>
      <Scroller ref={box} role="region" aria-label={label} tabIndex={0}>
        <Rows
          ref={virtualizer.containerRef}
          role="list"
          onFocus={(event) => setFocused(indexOf(event))}
          onBlur={() => setFocused(null)}
        >
          {items.map(({ key, index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <Row
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                tabIndex={-1}
                aria-posinset={index + 1}
                aria-setsize={total ?? -1}
              >
                <Content row={row} index={index} render={children} />
              </Row>
            );
          })}
        </Rows>
        <InfiniteListFooter
          ref={button}
          more={more}
          end={end}
          onMore={() => {
            setFocusTarget(rows.length);
            onMore();
          }}
          onLeave={() => setFocusTarget(null)}
        />
        <span ref={last} />
      </Scroller>
    </InfiniteListBox>
  );
}

interface ContentProps<T> {
  row: T;
  index: number;
  render: (row: T, index: number) => ReactNode;
}

/** Scrolling renders the list repeatedly, but not the content of its rows. */
const Content = memo(function Content<T>({ row, index, render }: ContentProps<T>) {
  return render(row, index);
}) as <T>(props: ContentProps<T>) => ReactNode;

function withRow(indexes: number[], extra: number | null, count: number): number[] {
  if (extra === null || extra >= count || indexes.includes(extra)) return indexes;
  return [...indexes, extra].toSorted((a, b) => a - b);
}

function everyRow({ count }: Range): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function indexOf({ target }: FocusEvent): number | null {
  const index = target.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : null;
}
