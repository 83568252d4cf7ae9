import { toFailure, readyList, type LoadableList, type NextPageState, type Page } from '@portal/domain/shared';

/** The fields of `useInfiniteQuery`'s result that the state of a list depends on. */
interface PagedResult<T> {
  data: Page<T> | undefined;
  error: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  isRefetchError: boolean;
}

/** Converts a paged query's result. Rows stay while they are refetched. */
export function toLoadableList<T>(result: PagedResult<T>): LoadableList<T> {
  const { data, error } = result;
  if (data)
    return readyList(data.rows, {
      total: result.hasNextPage ? data.total : data.rows.length,
      more: nextPageState(result),
      refetchFailure: result.isRefetchError ? toFailure(error) : null,
    });
  return error ? { status: 'failed', failure: toFailure(error) } : { status: 'loading' };
}

function nextPageState({ error, hasNextPage, isFetching, isFetchNextPageError }: PagedResult<unknown>): NextPageState {
  if (!hasNextPage) return { status: 'none' };
  // Also while the rows are refetched: fetching the next page then would cancel that.
  if (isFetching) return { status: 'loading' };
  return isFetchNextPageError ? { status: 'failed', failure: toFailure(error) } : { status: 'idle' };
}
