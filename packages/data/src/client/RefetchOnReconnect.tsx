import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Refetches what failed and is on screen when the browser is back online. */
export function RefetchOnReconnect() {
  const queries = useQueryClient();
  useEffect(() => {
    const refetchFailed = () =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    addEventListener('online', refetchFailed);
    return () => removeEventListener('online', refetchFailed);
  }, [queries]);
  return null;
}
