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
  /** Id of the list, including its keyword. Another id is another list, at the top or at its saved position. */
  id: string;
  /** Accessible name of the scroll container: what the rows are. */
  label: string;
  rowKey: (row: T) => string | number;
  /** Renders the content of a row. */
  children: (row: T, index: number) => ReactNode;
  /** Estimated height of a row, in px; each row is measured once rendered. */
  rowHeight: number;
  /** Maximum height in px, `FULL_HEIGHT` by default. The list is lower when it has few rows, or the window is low. */
  height?: number;
  /** Called near the end, or when the button is pressed. */
  onMore: () => void;
  /** Text after the last row. */
  end: string;
  /** Saved scroll positions. */
  positions?: ListPositions | undefined;
}

/** Number of rows rendered before and after the visible ones. */
const OVERSCAN = 6;
/** The next page is requested when this many rows, or fewer, are left below. */
const NEAR_END = 3;

/**
 * The virtualised rows of a list in a scroll container. Only rows in and near the viewport are in the DOM, and the
 * focused row at any scroll position. For printing all loaded rows are rendered.
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
  // Its getters change their values without a new object, which React Compiler, not used by the portal, cannot handle.
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
    // Renders new rows in a separate task: together with the scrolling it would be a long task on a slow phone.
    useFlushSync: false,
    // Renders the first rows together with the page, and not in a second, synchronous render after measuring the box.
    initialRect: { width: 0, height: height ?? FULL_HEIGHT },
    ...(savedPosition && { initialOffset: savedPosition.offset, initialMeasurementsCache: savedPosition.heights }),
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
  useRowHeights(box, virtualizer);
  const items = virtualizer.getVirtualItems();
  const nearEnd = (virtualizer.range?.endIndex ?? -1) >= rows.length - NEAR_END;

  const requestMore = useEffectEvent(() => {
    // While the button has focus, only a press requests rows: others would push the button away from its user.
    if (document.activeElement !== button.current) onMore();
  });
  useEffect(() => {
    if (nearEnd && more.status === 'idle') requestMore();
  }, [nearEnd, more.status]);

  // Index of the first row requested with the button; that row takes focus once it is loaded.
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

/** Memoised, because scrolling renders the list repeatedly, while the content of its rows stays the same. */
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
