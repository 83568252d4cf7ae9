import { useQueryParams } from './useQueryParams.ts';

/** What a page with tabs and a search shows, as its address says it. */
interface ListSearchParams<Tab extends string> {
  tab: Tab;
  /** A step of its own: the browser's back leads to the tab before. */
  onTabChange: (tab: Tab) => void;
  /** '' = nothing is searched for. */
  keyword: string;
  /** Takes the place of the keyword before: nobody goes back through what they typed. */
  onSearch: (keyword: string) => void;
}

/**
 * Tab and keyword live in the address (`?tab=past&q=pte`), so that back, reload and sharing keep them. The first tab and
 * an empty keyword are left out.
 */
export function useListSearchParams<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): ListSearchParams<Tab> {
  const [address, put] = useQueryParams();
  return {
    tab: tabs.find((one) => one === address.get('tab')) ?? tabs[0],
    onTabChange: (tab) => put({ tab: tab === tabs[0] ? null : tab }),
    keyword: address.get('q')?.trim() ?? '',
    onSearch: (keyword) => put({ q: keyword || null }, true),
  };
}
