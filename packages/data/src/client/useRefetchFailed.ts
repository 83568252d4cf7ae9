import { focusManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

/**
 * The meta of a silent query that is fetched once a visit and used on every page: without it, one failure would hide
 * something, such as an entry of the menu, for the whole visit.
 */
export const ON_EVERY_PAGE = { onEveryPage: true } as const;

const hasFailed = ({ state, meta }: Query) => state.status === 'error' && meta?.['onEveryPage'] === true;

/**
 * Refetches the queries `ON_EVERY_PAGE` that have failed when the tab is focused; nothing while none has. Returns a
 * function that does the same, for navigation to another page. Use it once, together with those queries.
 */
export function useRefetchFailed(): () => void {
  const queries = useQueryClient();
  const refetchFailed = useCallback(
    () => void queries.refetchQueries({ type: 'active', predicate: hasFailed }, { cancelRefetch: false }),
    [queries],
  );
  useEffect(
    () =>
      focusManager.subscribe((focused) => {
        if (focused) refetchFailed();
      }),
    [refetchFailed],
  );
  return refetchFailed;
}
