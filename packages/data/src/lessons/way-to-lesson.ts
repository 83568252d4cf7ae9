import type { LessonPlace } from '@portal/domain/lessons';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/index.ts';
import type { Learner } from './queries.ts';

/**
 * A lesson to lead to; null when it doesn't open. A way that cannot be offered is left out, and leads to no error page.
 * Apart from the topics of the lesson page: that page asks for them when it is opened. And apart from the other queries
 * of the area: the dashboard asks only this, and needs what reads the answer only where a lesson is remembered.
 */
export const wayToLesson = (client: Client, learner: Learner, place: LessonPlace) =>
  queryOptions({
    queryKey: ['lessons', 'wayTo', learner, place],
    queryFn: async ({ signal }) => {
      const { findLesson } = await import('./find-lesson.ts');
      return findLesson(client, learner, place, signal);
    },
  });
