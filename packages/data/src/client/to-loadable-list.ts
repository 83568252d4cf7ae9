import { toFailure, readyList, type LoadableList, type NextPageState, type Page } from '@portal/domain/shared';

/** The part of `useInfiniteQuery`'s result that says how a list stands. */
interface PagedResult<T> {
  data: Page<T> | undefined;
  error: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
}

/** A paged query's result as screens take it. What was shown stays shown while it is asked again. */
export function toLoadableList<T>(result: PagedResult<T>): LoadableList<T> {
  const { data, error } = result;
  if (data)
    return readyList(data.rows, { total: result.hasNextPage ? data.total : data.rows.length, more: more(result) });
  return error ? { status: 'failed', failure: toFailure(error) } : { status: 'loading' };
}

function more({ error, hasNextPage, isFetching, isFetchNextPageError }: PagedResult<unknown>): NextPageState {
  if (!hasNextPage) return { status: 'none' };
  // Also while the rows so far are read anew: asking for more then would give that up.
  if (isFetching) return { status: 'loading' };
  return isFetchNextPageError ? { status: 'failed', failure: toFailure(error) } : { status: 'idle' };
}
