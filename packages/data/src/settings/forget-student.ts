import type { QueryClient } from '@tanstack/react-query';
import { SETTINGS_KEY } from './queries.ts';

/**
 * Drops what the cache holds of a student who has gone, and stops what they still asked for: nothing of one student may
 * be seen by the next. The school's settings are the same for everybody and stay.
 */
export function forgetStudent(queries: QueryClient): void {
  const studentsOwn = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== SETTINGS_KEY[0],
  };
  void queries.cancelQueries(studentsOwn);
  queries.removeQueries(studentsOwn);
  queries.getMutationCache().clear();
}
