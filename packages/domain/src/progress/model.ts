import type { SafeHref } from '../shared/index.ts';

/** Where the school's progress page is, and for whom it is opened. */
export interface StudentProgressLink {
  /** null = the school has no such page, or none to follow. */
  href: SafeHref | null;
  uuid: string;
}

/** How far one kind of lessons is. */
export interface LessonsProgress {
  total: number;
  /** No more than there are. */
  completed: number;
  /** How many of them are completed, in per cent: a whole number, 0 to 100. */
  percent: number;
  /** The average score, in per cent: a whole number, 0 to 100; null = nothing is completed that could have one. */
  score: number | null;
}

/** How far a student is in a course (002 §2). */
export interface StudentProgress {
  practice: LessonsProgress;
  assessments: LessonsProgress;
}

/** What the progress page has to show: the numbers, or that they are being set back just now (002 §2). */
export type ProgressContent = { kind: 'resetting' } | { kind: 'known'; progress: StudentProgress };

/** A fact worth saying about the practice lessons. */
export type ProgressRemark = 'nothingYet' | 'halfDone' | 'allDone';
