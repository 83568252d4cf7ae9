import { measureElement, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLLIElement>;

/** Heights in px of the rows that were just rendered, until the virtualizer has read them. */
const justRead = new Map<Element, number>();

/**
 * The `measureElement` of the virtualizer for `useRowHeights`: it returns known heights and never forces a layout.
 *
 * A row without a height is not laid out, for instance in a list that is hidden beside an open conversation. It keeps
 * its previous or estimated height: otherwise all rows would grow when the list is shown, and scroll it by as much.
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
 * Measures the rows that were rendered together: it first reads all their heights, then lets the virtualizer position
 * them. The virtualizer alone would position each row before it reads the next one, which forces a layout for each row.
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
