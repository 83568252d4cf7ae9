import type { Lesson, LessonLocation } from '@portal/domain/lessons';
import { queryOptions } from '@tanstack/react-query';
import { useClient, useLoadableQuery, useStudent, type Client, type LoadableQuery } from '../client/index.ts';
import type { Learner } from './topics.ts';

/** The lesson at a place of a course; null when it doesn't open. A way that cannot be offered is left out, silently. */
export const resumeLessonQuery = (client: Client, learner: Learner, place: LessonLocation) =>
  queryOptions({
    queryKey: ['lessons', 'resume', learner, place],
    queryFn: async ({ signal }) => {
      const { findLesson } = await import('./find-lesson.ts');
      return findLesson(client, learner, place, signal);
    },
  });

/**
 * The lesson a student may resume a course with; null when it doesn't open. Apart from the topics of the lesson page: that
 * page asks for them when it is opened. And apart from the other hooks of the area: the dashboard asks only this, and
 * needs what reads the answer only where a lesson is remembered.
 *
 * @param place null = nothing is remembered, and nothing is asked
 */
export function useResumeLesson(course: number, place: LessonLocation | null): LoadableQuery<Lesson | null> {
  const client = useClient();
  const { studentId, userId } = useStudent();
  const query = resumeLessonQuery(client, { studentId, userId, course }, place ?? { module: 0, lesson: 0 });
  return useLoadableQuery({ ...query, enabled: place !== null });
}
