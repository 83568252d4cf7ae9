import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { FIRST_PAGE, packageQueries } from './queries.ts';

/** Prefetches the first page of the packages that the student has. */
export function prefetchActivePackages(context: PrefetchContext): Promise<void> {
  return prefetchQuery(context, packageQueries.active(context.client, context.student.userId, FIRST_PAGE));
}

/** Prefetches the courses and tests that have packages. */
export function prefetchAvailableCourses(context: PrefetchContext): Promise<void> {
  return prefetchQuery(context, packageQueries.courses(context.client, context.student.userId));
}
