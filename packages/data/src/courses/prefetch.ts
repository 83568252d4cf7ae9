import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { courseQueries } from './queries.ts';

/** Fetches the first page of courses ahead, which the dashboard and the course list begin with. */
export function prefetchCourses(context: PrefetchContext): Promise<void> {
  return prefetchQuery(context, courseQueries.list(context.client, context.student.userId));
}

/** Fetches ahead the courses and tests of the assessment list. */
export function prefetchCoursesWithTests(context: PrefetchContext): Promise<void> {
  return prefetchQuery(context, courseQueries.withTests(context.client, context.student.userId));
}
