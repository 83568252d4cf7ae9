import type { LoadableList } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, SkeletonGroup, VisuallyHidden } from '../../kit/index.ts';
import { InfiniteListBox } from './InfiniteListBox.tsx';
import { InfiniteListRows, type InfiniteListRowsProps } from './InfiniteListRows.tsx';
import { LoadError } from '../load-error/index.ts';

export interface InfiniteListProps<T> extends InfiniteListRowsProps<T> {
  list: LoadableList<T>;
  /** Which rows count when their number is announced: headings among them do not. All by default. */
  counts?: ((row: T) => boolean) | undefined;
  /** The keyword, '' = none; with a keyword an empty list shows that nothing matches. */
  keyword?: string;
  /** Shown when there are no rows and no keyword. */
  empty: ReactNode;
  /** Title of the error when the list could not be fetched. */
  failed: string;
  /** Refetches the first page. */
  onRetry: () => void;
  /** Placeholder of rows that are loading, as many as fill the box. */
  skeleton: ReactNode;
}

/**
 * A list that is fetched page by page, in a scrolling box; every long list of the portal is one. The next page is
 * requested near the end, or with a button for keyboard users. When a page fails the rows stay.
 */
export function InfiniteList<T>({
  list,
  counts,
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
      <ResultCountStatus list={list} label={label} counts={counts} />
      {list.status === 'loading' && (
        <SkeletonGroup>
          <InfiniteListBox height={rows.height}>{skeleton}</InfiniteListBox>
        </SkeletonGroup>
      )}
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

/** Announces how many rows there are. Always rendered, so that every change is announced. */
function ResultCountStatus<T>({ list, label, counts }: Pick<InfiniteListProps<T>, 'list' | 'label' | 'counts'>) {
  const { t } = useTranslation('infinite-list');
  if (list.status !== 'ready' || list.rows.length === 0) return <VisuallyHidden as="p" role="status" />;
  const { rows, total, more } = list;
  const values = { name: label, shown: counts ? rows.filter(counts).length : rows.length };
  const countText = total === null ? t('shown', values) : t('shownOf', { ...values, total });
  return (
    <VisuallyHidden as="p" role="status">
      {more.status === 'none' ? t('allShown', values) : countText}
    </VisuallyHidden>
  );
}

/** Empty search result: the keyword, and what to try. */
function NoResult({ keyword }: { keyword: string }) {
  const { t } = useTranslation('infinite-list');
  return <EmptyState art="noResult" title={t('noResult', { keyword })} text={t('noResultHint')} />;
}
