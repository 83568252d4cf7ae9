import type { LoadableList } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, SkeletonGroup, VisuallyHidden, RowsSkeleton } from '../../kit/index.ts';
import { InfiniteListRows, type InfiniteListRowsProps } from './InfiniteListRows.tsx';
import { LoadError } from '../load-error/index.ts';

export interface InfiniteListProps<T> extends InfiniteListRowsProps<T> {
  list: LoadableList<T>;
  /** What is searched for, '' = nothing: an empty list then says that nothing matches it. */
  keyword?: string;
  /** Shown when there are no rows and nothing is searched for. */
  empty: ReactNode;
  /** That the list could not be read, as a sentence. */
  failed: string;
  /** Asks for the first page again. */
  onRetry: () => void;
  /** In place of rows that are on their way. */
  skeleton?: ReactNode;
}

/**
 * A list that is read page by page, in a box of its own that scrolls; every long list of the portal is one. More comes
 * by itself near the end, or with a button for whoever does not scroll. A page that fails leaves the rows where they are.
 */
export function InfiniteList<T>({
  list,
  keyword = '',
  empty,
  failed,
  onRetry,
  skeleton,
  ...rows
}: InfiniteListProps<T>) {
  const { id, label } = rows;
  return (
    <div>
      <ResultCountStatus list={list} label={label} />
      {list.status === 'loading' && <SkeletonGroup>{skeleton ?? <RowsSkeleton rows={5} />}</SkeletonGroup>}
      {list.status === 'failed' && <LoadError title={failed} failure={list.failure} onRetry={onRetry} />}
      {list.status === 'ready' &&
        (list.rows.length > 0 ? (
          <InfiniteListRows key={id} list={list} {...rows} />
        ) : keyword === '' ? (
          empty
        ) : (
          <NoResult keyword={keyword} />
        ))}
    </div>
  );
}

/** Tells screen readers how many rows there are now. It is there from the start, so that every change is said. */
function ResultCountStatus({ list, label }: { list: LoadableList<unknown>; label: string }) {
  const { t } = useTranslation('infinite-list');
  if (list.status !== 'ready' || list.rows.length === 0) return <VisuallyHidden as="p" role="status" />;
  const { rows, total, more } = list;
  const counts = { name: label, shown: rows.length };
  const countText = total === null ? t('shown', counts) : t('shownOf', { ...counts, total });
  return (
    <VisuallyHidden as="p" role="status">
      {more.status === 'none' ? t('allShown', counts) : countText}
    </VisuallyHidden>
  );
}

/** Nothing was found: which word that was, and what to try. */
function NoResult({ keyword }: { keyword: string }) {
  const { t } = useTranslation('infinite-list');
  return <EmptyState art="noResult" title={t('noResult', { keyword })} text={t('noResultHint')} />;
}
