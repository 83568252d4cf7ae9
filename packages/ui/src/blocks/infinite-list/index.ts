export { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';
export { InfiniteListBox } from './InfiniteListBox.tsx';
export type { ListPosition, ListPositions } from './list-position.ts';
export { useListSearch, type ListSearch, type OnSearch } from './useListSearch.ts';
export { ListPageSkeleton } from './ListPageSkeleton.tsx';
export { ListToolbar } from './ListToolbar.tsx';
