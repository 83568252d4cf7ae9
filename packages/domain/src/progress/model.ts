import type { SafeHref } from '../shared/index.ts';

/** The URL of the school's progress page, and the user it is opened for. */
export interface StudentProgressLink {
  /** null = the school has no such page, or its URL is not allowed. */
  href: SafeHref | null;
  uuid: string;
}

/** Progress in one kind of lessons. */
export interface LessonsProgress {
  total: number;
  /** At most `total`. */
  completed: number;
  /** Completed lessons in per cent: a whole number, 0 to 100. */
  percent: number;
  /** The average score, in per cent: a whole number, 0 to 100; null = there is none. */
  score: number | null;
}

/** A student's progress in a course (002 §2). */
export interface StudentProgress {
  practice: LessonsProgress;
  assessments: LessonsProgress;
}

/** What the progress page shows: the progress, or that a reset is running (002 §2). */
export type ProgressContent = { kind: 'resetting' } | { kind: 'known'; progress: StudentProgress };

/** A remark on the practice lessons. */
export type ProgressRemark = 'nothingYet' | 'halfDone' | 'allDone';
