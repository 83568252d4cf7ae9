import * as v from 'valibot';
import { decode, int, percent } from '../shared/index.ts';
import type { Course } from './model.ts';

/** What this device remembers of where a student last learned. */
export interface LastLesson {
  /** Published course id. */
  course: number;
  /** The lesson and its module; null when only the course was opened. */
  lesson: { module: number; id: number } | null;
}

const remembered = v.object({
  course: int,
  lesson: v.optional(v.nullable(v.object({ module: int, id: int })), null),
});

/** Reads what was remembered; what cannot be read counts as nothing. */
export function readLastLesson(stored: string | null): LastLesson | null {
  try {
    return v.parse(remembered, JSON.parse(stored ?? ''));
  } catch {
    return null;
  }
}

/**
 * The course to go on with: the one last opened, else the first in progress; null when neither can be opened.
 * Diagnostic tests have no lessons to go on with.
 */
export function courseToResume(courses: readonly Course[], last: LastLesson | null): Course | null {
  const open = courses.filter(({ kind, availability }) => kind === 'course' && availability === 'active');
  return open.find(({ id }) => id === last?.course) ?? open.find(({ progress }) => progress === 'inProgress') ?? null;
}

/** How far a course's practice is. */
export interface PracticeProgress {
  total: number;
  /** No more than there are. */
  completed: number;
  /** In per cent: a whole number, 0 to 100. */
  percent: number;
  /** The average score, in per cent: a whole number, 0 to 100. */
  average: number;
}

const practice = v.pipe(
  v.object({
    TotalPracticeLesson: int,
    TotalPracticeLessonCompleted: int,
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

/** The practice part of Course/GetCourseStudentProgress. */
export function decodePracticeProgress(sent: unknown): PracticeProgress {
  return decode(practice, sent);
}
