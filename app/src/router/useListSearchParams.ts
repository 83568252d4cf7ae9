import { useQueryParams } from './useQueryParams.ts';

/** Tab and keyword of a page, read from the search params. */
interface ListSearchParams<Tab extends string> {
  tab: Tab;
  /** Pushes a history entry: back returns to the previous tab. */
  onTabChange: (tab: Tab) => void;
  /** '' = no search. */
  keyword: string;
  /** Replaces the history entry, so that back does not step through keywords. Returns false when the page is being left. */
  onSearch: (keyword: string) => boolean;
}

/** Returns the tab and the keyword in the search params; the first tab where they have none. */
export function readListSearch<Tab extends string>(
  params: URLSearchParams,
  tabs: readonly [Tab, ...Tab[]],
): Pick<ListSearchParams<Tab>, 'tab' | 'keyword'> {
  return { tab: tabs.find((one) => one === params.get('tab')) ?? tabs[0], keyword: params.get('q')?.trim() ?? '' };
}

/**
 * Tab and keyword are stored in the search params (`?tab=past&q=pte`), so that back, reload and sharing keep them. The
 * first tab and an empty keyword are left out.
 */
export function useListSearchParams<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): ListSearchParams<Tab> {
  const [params, setParams] = useQueryParams();
  return {
    ...readListSearch(params, tabs),
    onTabChange: (tab) => setParams({ tab: tab === tabs[0] ? null : tab }),
    onSearch: (keyword) => setParams({ q: keyword || null }, true),
  };
}
