import {
  dehydrate,
  hydrate,
  useQueryClient,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';

/** The cache, for what only passes it on. */
export type QueryCache = QueryClient;

/** The restored queries that were not fetched since, by when their data was fetched. */
const restored = new WeakMap<Query, number>();

/** The meta of a query whose data may be kept on the device: neither secrets nor HTML of the server, and plain JSON. */
export const KEPT = { kept: true } as const;

/** The data of the queries that may be kept on the device, for `restoreQueries`. */
export function keptQueries(queries: QueryClient): unknown {
  return dehydrate(queries, {
    shouldDehydrateQuery: ({ state, meta }) => state.status === 'success' && meta?.['kept'] === true,
    shouldDehydrateMutation: () => false,
  });
}

/**
 * Puts kept data into the cache: a screen shows it at once and fetches it again, as it does everything stale. What is not
 * kept data is left out.
 */
export function restoreQueries(queries: QueryClient, kept: unknown): void {
  const before = new Set(queries.getQueryCache().getAll());
  try {
    hydrate(queries, kept as Partial<DehydratedState>);
  } catch {
    // Another application of this origin may have written there.
    return;
  }
  for (const query of queries.getQueryCache().getAll()) {
    if (before.has(query)) continue;
    restored.set(query, query.state.dataUpdatedAt);
    // Also what is otherwise fetched once a visit.
    query.invalidate();
  }
}

const isRestored = (query: Query) => restored.get(query) === query.state.dataUpdatedAt;

/** Whether something of an earlier visit was restored when the component mounts. */
export function useHasRestored(): boolean {
  const cache = useQueryClient().getQueryCache();
  const [found] = useState(() => cache.findAll({ predicate: isRestored }).length > 0);
  return found;
}

/** What the page shows of an earlier visit, and has not fetched since. */
export interface RestoredData {
  /** When the oldest of it was fetched, in milliseconds; null = there is none. */
  since: number | null;
  /** Some of it is being fetched. */
  updating: boolean;
}

/** See `RestoredData`. */
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
