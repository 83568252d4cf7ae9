import { useEffect, useRef } from 'react';

/**
 * Keeps the chosen tab of a row in view: a row that is wider than the page scrolls it to the middle.
 *
 * @returns a ref for the row, and a function that returns its chosen tab
 */
export function useTabRow(value: string) {
  const row = useRef<HTMLDivElement>(null);
  const chosenTab = () => row.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  useEffect(() => {
    const list = row.current;
    const chosen = chosenTab();
    if (!list || !chosen) return;
    // Not scrollIntoView: that would scroll the page too.
    list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return { row, chosenTab };
}
