import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from './invalidate.ts';

/**
 * Returns a function that makes everything stale that was fetched, and refetches what is shown: for a change elsewhere
 * that may have changed anything.
 */
export function useRefetchAll(): () => void {
  const queries = useQueryClient();
  return () => void invalidate(queries);
}
