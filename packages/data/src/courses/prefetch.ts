import type { Course, PracticeProgress } from '@portal/domain/courses';
import type { Page } from '@portal/domain/shared';
import { prefetchQuery, type PrefetchContext, type QueryCache } from '../client/index.ts';
import { courseQueries } from './queries.ts';

/** Fetches the first page of courses ahead, which the dashboard and the course list begin with, and returns them. */
export async function prefetchCourses(context: PrefetchContext): Promise<readonly Course[]> {
  const query = courseQueries.list(context.client, context.student.userId);
  await prefetchQuery(context, query);
  return context.queries.getQueryData(query.queryKey)?.rows ?? [];
}

/** The courses that are in the cache; null = none. */
export function cachedCourses(queries: QueryCache, userId: number): readonly Course[] | null {
  return queries.getQueryData<Page<Course>>(courseQueries.listKey(userId))?.rows ?? null;
}

/** The progress in a course's practice lessons that is in the cache; undefined = none. */
export function cachedPracticeProgress(
  queries: QueryCache,
  studentId: number,
  course: number,
): PracticeProgress | undefined {
  return queries.getQueryData<PracticeProgress>(courseQueries.practiceKey(studentId, course));
}

/** Fetches ahead the progress in a course's practice lessons. */
export function prefetchPracticeProgress(context: PrefetchContext, course: number): Promise<void> {
  return prefetchQuery(context, courseQueries.practice(context.client, context.student.studentId, course));
}

/** Fetches ahead the courses and tests of the assessment list. */
export function prefetchCoursesWithTests(context: PrefetchContext): Promise<void> {
  return prefetchQuery(context, courseQueries.withTests(context.client, context.student.userId));
}
