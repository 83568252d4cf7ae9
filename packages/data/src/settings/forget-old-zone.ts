import type { QueryClient } from '@tanstack/react-query';
import { isSettingsQuery, isZonedQuery } from '../client/index.ts';

/**
 * Drops what was fetched in the student's earlier time zone, so that its days and times are never shown in another. Data
 * on the screen is fetched anew; what has no such texts stays there, since a form may depend on it.
 */
export function forgetOldZone(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive', predicate: (query) => !isSettingsQuery(query) });
  void queries.resetQueries({ type: 'active', predicate: isZonedQuery });
}
