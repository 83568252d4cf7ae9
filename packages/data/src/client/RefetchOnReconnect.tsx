import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';

const hasFailed = ({ state }: Query) => state.status === 'error';

/** Whether a query has no data and no fetch in progress. */
const isEmpty = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'idle';

/**
 * When the browser is back online, refetches the failed queries of mounted components. Failed queries without data that
 * no component uses are removed, so that they are fetched when their screen opens, even if they failed in the prefetch
 * for that screen (prefetch.ts).
 */
export function RefetchOnReconnect() {
  const queries = useQueryClient();
  useEffect(() => {
    const refetchFailed = () => {
      queries.removeQueries({ type: 'inactive', predicate: (query) => hasFailed(query) && isEmpty(query) });
      void queries.refetchQueries({ type: 'active', predicate: hasFailed });
    };
    addEventListener('online', refetchFailed);
    return () => removeEventListener('online', refetchFailed);
  }, [queries]);
  return null;
}
