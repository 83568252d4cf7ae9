import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';

const hasFailed = ({ state }: Query) => state.status === 'error';

/** Nothing has come of it, and nothing is on its way. */
const isEmpty = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'idle';

/**
 * When the browser is back online, refetches what failed and is on screen. What failed for another screen is asked for when that
 * opens, also if it failed right ahead of it (prefetch.ts).
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
