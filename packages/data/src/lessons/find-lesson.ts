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

const toSilentCall = (call: CallSpec): CallSpec => ({ ...call, silent: true });

/** Fetches a lesson silently; null when there is none or it is locked. */
export async function findLesson(
  client: Client,
  learner: Learner,
  location: LessonLocation,
  signal: AbortSignal,
): Promise<Lesson | null> {
  const [course, topics] = await Promise.all([
    createQueryFn(
      client,
      toSilentCall(modulesCall(learner.studentId, learner.course)),
      decodeCourseModules,
    )({ signal }),
    createQueryFn(client, toSilentCall(topicsCall('lessons', learner, location.module)), (sent) =>
      decodeTopics(sent, location.module),
    )({ signal }),
  ]);
  return findOpenLesson(course, topics, location);
}
