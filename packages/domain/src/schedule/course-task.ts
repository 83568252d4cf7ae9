/**
 * The task of reading the course online: its dialog is closed, or open with the course outline.
 * - `sending`: it is being said that the course is read.
 * - `failed`: that did not arrive, and can be said again.
 */
export type CourseTask = 'closed' | 'open' | 'sending' | 'failed';

/** What happens to it. */
export type CourseTaskEvent = 'opened' | 'closed' | 'sent' | 'done' | 'failed';

/** The next state. What does not belong to a state leaves it as it is: what is sent cannot be left before it has ended. */
export function nextCourseTask(task: CourseTask, happened: CourseTaskEvent): CourseTask {
  switch (happened) {
    case 'opened':
      return task === 'closed' ? 'open' : task;
    case 'closed':
      return task === 'sending' ? task : 'closed';
    case 'sent':
      return task === 'open' || task === 'failed' ? 'sending' : task;
    case 'done':
      return task === 'sending' ? 'closed' : task;
    case 'failed':
      return task === 'sending' ? 'failed' : task;
  }
}
