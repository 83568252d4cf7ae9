import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Back online: fetches again what failed meanwhile, without a press. */
export function RefetchOnReconnect() {
  const queries = useQueryClient();
  useEffect(() => {
    const refetchFailed = () => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    addEventListener('online', refetchFailed);
    return () => removeEventListener('online', refetchFailed);
  }, [queries]);
  return null;
}
