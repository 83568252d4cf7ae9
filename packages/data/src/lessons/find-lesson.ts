import {
  decodeCourseModules,
  decodeTopics,
  findOpenLesson,
  type Lesson,
  type LessonLocation,
} from '@portal/domain/lessons';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';
import { modulesCall } from './queries.ts';
import { topicsCall, type Learner } from './topics.ts';

const silently = (call: CallSpec): CallSpec => ({ ...call, silent: true });

/** Asks whether a lesson is there and opens, silently: null when it doesn't. */
export async function findLesson(
  client: Client,
  learner: Learner,
  place: LessonLocation,
  signal: AbortSignal,
): Promise<Lesson | null> {
  const [course, topics] = await Promise.all([
    createQueryFn(client, silently(modulesCall(learner.studentId, learner.course)), decodeCourseModules)({ signal }),
    createQueryFn(client, silently(topicsCall('lessons', learner, place.module)), (sent) =>
      decodeTopics(sent, place.module),
    )({ signal }),
  ]);
  return findOpenLesson(course, topics, place);
}
