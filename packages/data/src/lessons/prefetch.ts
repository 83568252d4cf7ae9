import type { CourseModules } from '@portal/domain/lessons';
import { prefetchQuery, toSilentClient, type PrefetchContext } from '../client/index.ts';
import { lessonQueries } from './queries.ts';
import { topicsQuery } from './topics.ts';

/** Prefetches a course, which all of its pages fetch first. */
export function prefetchCourse(context: PrefetchContext, course: number): Promise<void> {
  return prefetchQuery(context, lessonQueries.course(context.client, course));
}

/** Like `prefetchCourse`, but silently, for a page that shows only the course's name. */
export function prefetchSilentCourse(context: PrefetchContext, course: number): Promise<void> {
  return prefetchCourse({ ...context, client: toSilentClient(context.client) }, course);
}

/**
 * Prefetches whether the course is being reset, which the lesson page shows in place of the lessons. Resolves to null
 * if that is not known. Nothing is prefetched on intent, since it is fetched at each visit.
 */
export async function prefetchCourseReset(context: PrefetchContext, course: number): Promise<boolean | null> {
  if (context.ahead === 'intent') return null;
  const query = lessonQueries.resetInProgress(context.client, course);
  await prefetchQuery(context, query);
  return context.queries.getQueryData(query.queryKey) ?? null;
}

/** Prefetches the modules of a course for its lesson page; null when they cannot be fetched. */
export async function prefetchCourseModules(context: PrefetchContext, course: number): Promise<CourseModules | null> {
  const { client, queries, student } = context;
  const query = lessonQueries.modules(client, student.studentId, course);
  await prefetchQuery(context, query);
  return queries.getQueryData(query.queryKey) ?? null;
}

/** Prefetches the modules of a course silently, for the course's own page, which can do without them. */
export async function prefetchCourseOutline(context: PrefetchContext, course: number): Promise<void> {
  await prefetchCourseModules({ ...context, client: toSilentClient(context.client) }, course);
}

/** Prefetches the lessons of a module, by topics. */
export function prefetchTopics(context: PrefetchContext, course: number, module: number): Promise<void> {
  const { studentId, userId } = context.student;
  return prefetchQuery(context, topicsQuery(context.client, 'lessons', { studentId, userId, course }, module));
}
