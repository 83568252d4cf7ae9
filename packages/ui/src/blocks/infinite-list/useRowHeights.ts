import { measureElement, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLLIElement>;

/** The heights of rows that were just rendered, while the virtualizer takes them. */
const justRead = new Map<Element, number>();

/**
 * An option of the virtualizer, for `useRowHeights`: it never makes the browser lay out the page. A row without a height is not
 * laid out, as in a list that is hidden beside an open conversation: the virtualizer keeps what it took the row for, else the
 * list would be scrolled by all that its rows grow when it is shown.
 */
export function readRowHeight(
  row: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: RowVirtualizer,
): number {
  const height = entry ? measureElement(row, entry, virtualizer) : justRead.get(row);
  if (height) return height;
  const index = virtualizer.indexFromElement(row);
  return virtualizer.measurementsCache[index]?.size ?? virtualizer.options.estimateSize(index);
}

/**
 * Measures the rows that were rendered together: first reads all their heights, then has the virtualizer position them. By
 * itself it positions each row before it reads the next one, and each time the browser has to lay out the page.
 */
export function useRowHeights(box: RefObject<HTMLElement | null>, virtualizer: RowVirtualizer): void {
  const measured = useRef(new WeakSet<Element>());
  useLayoutEffect(() => {
    const rendered = box.current?.querySelectorAll<HTMLLIElement>('[data-index]') ?? [];
    const rows = [...rendered].filter((row) => !measured.current.has(row));
    for (const row of rows) justRead.set(row, row.offsetHeight);
    for (const row of rows) {
      measured.current.add(row);
      virtualizer.measureElement(row);
    }
    justRead.clear();
  });
}
