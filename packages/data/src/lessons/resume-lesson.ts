import type { Lesson, LessonLocation } from '@portal/domain/lessons';
import { queryOptions } from '@tanstack/react-query';
import {
  prefetchQuery,
  useClient,
  useLoadableQuery,
  useStudent,
  type Client,
  type LoadableQuery,
  type PrefetchContext,
} from '../client/index.ts';
import type { Learner } from './topics.ts';

/** A lesson by its location; null when it cannot be opened. Fetched silently: without it, the link to resume is left out. */
export const resumeLessonQuery = (client: Client, learner: Learner, location: LessonLocation) =>
  queryOptions({
    queryKey: ['lessons', 'resume', learner, location],
    queryFn: async ({ signal }) => {
      const { findLesson } = await import('./find-lesson.ts');
      return findLesson(client, learner, location, signal);
    },
  });

/** Prefetches the lesson with which a student resumes a course. */
export function prefetchResumeLesson(
  context: PrefetchContext,
  course: number,
  location: LessonLocation,
): Promise<void> {
  const { studentId, userId } = context.student;
  return prefetchQuery(context, resumeLessonQuery(context.client, { studentId, userId, course }, location));
}

/**
 * The lesson with which a student resumes a course; null when it cannot be opened. It has a query of its own, since the
 * lesson page fetches the topics when it is opened. In a file of its own, since the dashboard uses only this hook, and
 * loads the decoders only when a lesson is stored.
 *
 * @param location null = no lesson is stored, and nothing is fetched
 */
export function useResumeLesson(course: number, location: LessonLocation | null): LoadableQuery<Lesson | null> {
  const client = useClient();
  const { studentId, userId } = useStudent();
  const query = resumeLessonQuery(client, { studentId, userId, course }, location ?? { module: 0, lesson: 0 });
  return useLoadableQuery({ ...query, enabled: location !== null });
}
