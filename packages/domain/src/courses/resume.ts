import * as v from 'valibot';
import { decode, intSchema, percent } from '../shared/index.ts';
import type { PracticeProgress } from './model.ts';

/** The course and lesson a student opened last, as stored on this device. */
export interface LastLesson {
  /** Published course id. */
  course: number;
  /** The lesson and its module; null when only the course was opened. */
  lesson: { module: number; id: number } | null;
}

const storedLesson = v.object({
  course: intSchema,
  lesson: v.optional(v.nullable(v.object({ module: intSchema, id: intSchema })), null),
});

/** Parses the stored value; null when there is none or it is invalid. */
export function readLastLesson(stored: string | null): LastLesson | null {
  try {
    return v.parse(storedLesson, JSON.parse(stored ?? ''));
  } catch {
    return null;
  }
}

const practice = v.pipe(
  v.object({
    TotalPracticeLesson: intSchema,
    TotalPracticeLessonCompleted: intSchema,
    TotalPracticeLessonCompletedPercentage: percent,
    AveragePracticeLessonScorePercentage: percent,
  }),
  v.transform((sent): PracticeProgress => ({
    total: sent.TotalPracticeLesson,
    completed: Math.min(sent.TotalPracticeLessonCompleted, sent.TotalPracticeLesson),
    percent: sent.TotalPracticeLessonCompletedPercentage,
    average: sent.AveragePracticeLessonScorePercentage,
  })),
);

/** Decodes the answer of Course/GetCourseStudentProgress, of which only the practice lessons are read. */
export function decodePracticeProgress(sent: unknown): PracticeProgress {
  return decode(practice, sent);
}
