import { prefetchQuery, silent, type PrefetchContext } from '../client/index.ts';
import { lessonQueries } from './queries.ts';

/** Fetches a course ahead, with which all of its pages begin. */
export function prefetchCourse(context: PrefetchContext, course: number): Promise<void> {
  return prefetchQuery(context, lessonQueries.course(context.client, course));
}

/**
 * Fetches ahead whether the course is being reset, which its lesson page says in place of the lessons. Not on intent: it is
 * fetched at each visit.
 */
export async function prefetchCourseReset(context: PrefetchContext, course: number): Promise<void> {
  if (context.ahead === 'screen') await prefetchQuery(context, lessonQueries.resetInProgress(context.client, course));
}

/** Fetches the modules of a course ahead, for its lesson page. */
export function prefetchCourseModules(context: PrefetchContext, course: number): Promise<void> {
  const { client, student } = context;
  return prefetchQuery(context, lessonQueries.modules(client, student.studentId, course));
}

/** The same for the course's own page, which can do without them: silently. */
export function prefetchCourseOutline(context: PrefetchContext, course: number): Promise<void> {
  return prefetchCourseModules({ ...context, client: silent(context.client) }, course);
}
