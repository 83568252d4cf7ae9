import { wholePercent } from '../shared/index.ts';
import type { PracticeProgress } from './model.ts';

/**
 * Reads the practice lessons in an answer of Course/GetCourseStudentProgress: the result of `decodePracticeProgress`,
 * or null where that would fail. It does not use the decoder's schema, which is too much code for the start of a page.
 */
export function readEarlyPractice(sent: unknown): PracticeProgress | null {
  const {
    TotalPracticeLesson: total,
    TotalPracticeLessonCompleted: completed,
    TotalPracticeLessonCompletedPercentage: percent,
    AveragePracticeLessonScorePercentage: average,
  } = (sent ?? {}) as Readonly<Record<string, unknown>>;
  if (!Number.isInteger(total) || !Number.isInteger(completed)) return null;
  if (typeof percent !== 'number' || typeof average !== 'number') return null;
  return {
    total: total as number,
    completed: Math.min(completed as number, total as number),
    percent: wholePercent(percent),
    average: wholePercent(average),
  };
}
