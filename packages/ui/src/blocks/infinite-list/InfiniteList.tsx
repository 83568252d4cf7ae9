import type { LoadableList } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyState, SkeletonGroup, VisuallyHidden } from '../../kit/index.ts';
import { InfiniteListBox } from './InfiniteListBox.tsx';
import { InfiniteListRows, type InfiniteListRowsProps } from './InfiniteListRows.tsx';
import { LoadError } from '../load-error/index.ts';

export interface InfiniteListProps<T> extends InfiniteListRowsProps<T> {
  list: LoadableList<T>;
  /** Whether a row counts in the announced number: headings do not. By default all rows count. */
  counts?: ((row: T) => boolean) | undefined;
  /** The keyword, '' = none; with a keyword an empty list shows that nothing matches. */
  keyword?: string;
  /** Shown when there are no rows and no keyword. */
  empty: ReactNode;
  /** Title of the error when the list could not be fetched. */
  failed: string;
  /** Fetches the list again after it failed. */
  onRetry: () => void;
  /** Placeholder of the rows while they load, as many as fill the box. */
  skeleton: ReactNode;
}

/**
 * A list that is fetched page by page, in a scrolling box; every long list of the portal is one. The next page is
 * requested near the end, or with a button for keyboard users. When a page or a refetch fails the rows stay.
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
  const { t } = useTranslation('infinite-list');
  return (
    <div>
      <ResultStatus list={list} label={label} counts={counts} keyword={keyword} />
      {list.status === 'loading' && (
        <SkeletonGroup>
          <InfiniteListBox height={rows.height}>{skeleton}</InfiniteListBox>
        </SkeletonGroup>
      )}
      {list.status === 'failed' && <LoadError title={failed} failure={list.failure} onRetry={onRetry} />}
      {list.status === 'ready' && list.refetchFailure && (
        <Outdated>
          <LoadError title={t('refetchFailed')} failure={list.refetchFailure} onRetry={onRetry} />
        </Outdated>
      )}
      {list.status === 'ready' && list.rows.length > 0 && <InfiniteListRows key={id} list={list} {...rows} />}
      {list.status === 'ready' && list.rows.length === 0 && keyword === '' && empty}
    </div>
  );
}

type ResultProps<T> = Pick<InfiniteListProps<T>, 'list' | 'label' | 'counts'> & { keyword: string };

/** Announces how many rows there are, or that nothing matches. Always rendered, so that every change is announced. */
function ResultStatus<T>(props: ResultProps<T>) {
  return (
    <div role="status">
      <Result {...props} />
    </div>
  );
}

function Result<T>({ list, label, counts, keyword }: ResultProps<T>) {
  const { t } = useTranslation('infinite-list');
  if (list.status !== 'ready') return null;
  const { rows, total, more } = list;
  if (rows.length === 0) return keyword !== '' && <NoResult keyword={keyword} />;
  const values = { name: label, shown: counts ? rows.filter(counts).length : rows.length };
  const countText = total === null ? t('shown', values) : t('shownOf', { ...values, total });
  return <VisuallyHidden as="p">{more.status === 'none' ? t('allShown', values) : countText}</VisuallyHidden>;
}

/** Empty search result: the keyword, and what to try. */
function NoResult({ keyword }: { keyword: string }) {
  const { t } = useTranslation('infinite-list');
  return <EmptyState art="noResult" title={t('noResult', { keyword })} text={t('noResultHint')} />;
}

const Outdated = styled.div`
  margin-bottom: var(--space-4);
`;
