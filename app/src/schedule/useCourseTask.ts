import { readCourseOnline } from '@portal/data/schedule';
import { nextCourseTask, type CourseTask, type CourseTaskEvent } from '@portal/domain/schedule';
import { useReducer } from 'react';
import { useServices } from '../services.ts';
import { useOneAtATime } from '../useOneAtATime.ts';

/**
 * The task of reading a course online, and the saying that it is read.
 *
 * @param onRead the server knows now; the task is done once what follows from it is shown
 */
export function useCourseTask(
  course: number,
  onRead: () => Promise<unknown>,
): { task: CourseTask; tell: (happened: CourseTaskEvent) => void; sendRead: () => void } {
  const { client } = useServices();
  const [task, tell] = useReducer(nextCourseTask, 'closed');
  const once = useOneAtATime();

  async function send() {
    tell('sent');
    try {
      await readCourseOnline(client, course);
      await onRead();
      tell('done');
    } catch {
      tell('failed');
    }
  }

  return { task, tell, sendRead: () => once(send) };
}
