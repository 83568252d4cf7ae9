import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Refetches failed queries when the browser is back online. */
export function RefetchOnReconnect() {
  const queries = useQueryClient();
  useEffect(() => {
    const refetchFailed = () => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    addEventListener('online', refetchFailed);
    return () => removeEventListener('online', refetchFailed);
  }, [queries]);
  return null;
}
