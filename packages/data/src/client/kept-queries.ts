import {
  dehydrate,
  hydrate,
  useQueryClient,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';

/** The query cache, as a type for code that only passes it on. */
export type QueryCache = QueryClient;

/**
 * The restored queries, each with the time at which its data was fetched. A later `dataUpdatedAt` means that the query
 * was refetched.
 */
const restored = new WeakMap<Query, number>();

/**
 * The meta of a query whose data may be stored on the device: plain JSON without secrets and without HTML from the
 * server.
 */
export const KEPT = { kept: true } as const;

/** The data of the queries that may be kept on the device, for `restoreQueries`. */
export function keptQueries(queries: QueryClient): unknown {
  return dehydrate(queries, {
    shouldDehydrateQuery: ({ state, meta }) => state.status === 'success' && meta?.['kept'] === true,
    shouldDehydrateMutation: () => false,
  });
}

/**
 * Restores the data of `keptQueries` into the cache, as stale data: a screen shows it at once and refetches it. Data in
 * another format is ignored.
 */
export function restoreQueries(queries: QueryClient, kept: unknown): void {
  const before = new Set(queries.getQueryCache().getAll());
  try {
    hydrate(queries, kept as Partial<DehydratedState>);
  } catch {
    // Another application on this origin may have written to the same storage.
    return;
  }
  for (const query of queries.getQueryCache().getAll()) {
    if (before.has(query)) continue;
    restored.set(query, query.state.dataUpdatedAt);
    // Makes the data stale, even that of queries with an infinite `staleTime`.
    query.invalidate();
  }
}

const isRestored = (query: Query) => restored.get(query) === query.state.dataUpdatedAt;

/** Whether the cache had restored data, not yet refetched, when the component mounted. */
export function useHasRestored(): boolean {
  const cache = useQueryClient().getQueryCache();
  const [found] = useState(() => cache.findAll({ predicate: isRestored }).length > 0);
  return found;
}

/** The data of an earlier visit that the page shows and has not yet refetched. */
export interface RestoredData {
  /** When the oldest of it was fetched, in ms since 1970; null = the page shows none. */
  since: number | null;
  /** Whether some of it is being refetched. */
  updating: boolean;
}

/** Returns the state of the restored data that the page shows. */
export function useRestoredData(): RestoredData {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const find = () => cache.findAll({ type: 'active', predicate: isRestored });
  const since = useSyncExternalStore(subscribe, () =>
    find().reduce<number | null>((oldest, { state }) => Math.min(oldest ?? Infinity, state.dataUpdatedAt), null),
  );
  const updating = useSyncExternalStore(subscribe, () => find().some(({ state }) => state.fetchStatus === 'fetching'));
  return { since, updating };
}
