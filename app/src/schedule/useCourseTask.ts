import { readCourseOnline } from '@portal/data/schedule';
import { nextCourseTask, type CourseTask, type CourseTaskEvent } from '@portal/domain/schedule';
import { useReducer, useRef } from 'react';
import { useServices } from '../services.ts';

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
  // Two presses may come before the next render: one intent makes one request.
  const sending = useRef(false);

  async function send() {
    if (sending.current) return;
    sending.current = true;
    tell('sent');
    try {
      await readCourseOnline(client, course);
      await onRead();
      tell('done');
    } catch {
      tell('failed');
    } finally {
      sending.current = false;
    }
  }

  return { task, tell, sendRead: () => void send() };
}
