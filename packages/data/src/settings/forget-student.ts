import type { Query, QueryClient } from '@tanstack/react-query';
import { isSettingsQuery } from '../client/index.ts';

/**
 * Removes a student's data from the cache after sign-out and cancels pending requests, so that the next student never sees
 * it. The school's settings are the same for every student and stay.
 */
export function forgetStudent(queries: QueryClient): void {
  const ofStudent = { predicate: (query: Query) => !isSettingsQuery(query) };
  void queries.cancelQueries(ofStudent);
  queries.removeQueries(ofStudent);
  const sent = queries.getMutationCache();
  // A sent mutation cannot be taken back. Without its callbacks, its response does not change the cache of the next
  // student.
  for (const pending of sent.getAll()) {
    const { mutationFn } = pending.options;
    pending.setOptions(mutationFn ? { mutationFn } : {});
  }
  sent.clear();
}
