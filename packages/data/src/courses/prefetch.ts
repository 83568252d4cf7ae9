import type { Course, PracticeProgress } from '@portal/domain/courses';
import type { Page } from '@portal/domain/shared';
import { prefetchQuery, type PrefetchContext, type QueryCache } from '../client/index.ts';
import { courseQueries } from './queries.ts';

/**
 * Prefetches the first page of courses, with which the dashboard and the course list begin, and returns its rows; empty
 * when it cannot be fetched.
 */
export async function prefetchCourses(context: PrefetchContext): Promise<readonly Course[]> {
  const query = courseQueries.list(context.client, context.student.userId);
  await prefetchQuery(context, query);
  return context.queries.getQueryData(query.queryKey)?.rows ?? [];
}

/** Returns the cached courses; null = none. */
export function cachedCourses(queries: QueryCache, userId: number): readonly Course[] | null {
  return queries.getQueryData<Page<Course>>(courseQueries.listKey(userId))?.rows ?? null;
}

/** Returns the cached progress in a course's practice lessons; undefined = none. */
export function cachedPracticeProgress(
  queries: QueryCache,
  studentId: number,
  course: number,
): PracticeProgress | undefined {
  return queries.getQueryData<PracticeProgress>(courseQueries.practiceKey(studentId, course));
}

/** Prefetches the progress in a course's practice lessons. */
export function prefetchPracticeProgress(context: PrefetchContext, course: number): Promise<void> {
  return prefetchQuery(context, courseQueries.practice(context.client, context.student.studentId, course));
}

/** Prefetches the courses and tests of the assessment list. */
export function prefetchCoursesWithTests(context: PrefetchContext): Promise<void> {
  return prefetchQuery(context, courseQueries.withTests(context.client, context.student.userId));
}
