import type { LinkHref, SafeHref } from '../shared/index.ts';

/** What is done, and the required minimum; null = nothing is required. */
export interface Target<Done> {
  done: Done;
  minimum: number | null;
}

/** A module of a study schedule. */
export interface ScheduleModule {
  id: number;
  name: string;
  completed: boolean;
  practice: { total: number; completed: number };
  /** Average of its assessment lessons that have a score, rounded; null = no lesson has one. */
  score: number | null;
}

/** The test at the end of a study schedule. */
export interface ScheduleTest {
  /** The school has opened it. */
  open: boolean;
  /** When it starts; null = not booked. */
  starts: Date | null;
  /** The appointment of the booked test. */
  appointmentId: number | null;
  /** The type of appointment to book; null = the school has set none. */
  typeId: number | null;
}

/** A student's plan for a course (002 §2). */
export interface StudySchedule {
  id: number;
  days: { total: number | null; remaining: number | null; minimum: number | null };
  /** Consecutive weeks from a day (`YYYY-MM-DD`; null = not known); null = only `days` apply. */
  cycle: { start: string | null; weeks: number } | null;
  /** Whether the course was read online, and when the student confirmed that. */
  courseRead: boolean;
  courseReadAt: Date | null;
  practice: Target<number>;
  /** Average score of the assessment lessons; `done` null = no score yet. */
  score: Target<number | null>;
  /** In the order of the schedule. */
  modules: ScheduleModule[];
  /** Id of the current module, as the server sends it. */
  currentModule: number | null;
  test: ScheduleTest;
}

/** A week of the schedule. */
export interface ScheduleWeek {
  /** From 1. */
  number: number;
  /** First and last day, `YYYY-MM-DD`; null when only the number of weeks is known. */
  days: { from: string; to: string } | null;
  status: 'over' | 'current' | 'ahead';
}

/**
 * The status of the test.
 * - `lessonsFirst`: not all modules are completed.
 * - `notOpen`: they are, but the school has not opened the test.
 */
export type TestStatus = { kind: 'lessonsFirst' | 'notOpen' | 'bookable' } | { kind: 'booked'; starts: Date };

/** A file of the course outline. */
export interface ScheduleAttachment {
  name: string;
  /** null = the file is missing. */
  href: LinkHref | null;
  /** The same, if the portal may fetch the file; null = it can only be opened. */
  fetchHref: SafeHref | null;
}
