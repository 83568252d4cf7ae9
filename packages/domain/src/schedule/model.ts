import type { SafeHref } from '../shared/index.ts';

/** What is done, and the least that is asked for; null = nothing is. */
export interface Target<Done> {
  done: Done;
  minimum: number | null;
}

/** A module to be worked through. */
export interface ScheduleModule {
  id: number;
  name: string;
  completed: boolean;
  practice: { total: number; completed: number };
  /** Average of its assessment lessons that have a score, rounded; null = none has, or it has no such lessons. */
  score: number | null;
}

/** The test at the end. */
export interface ScheduleTest {
  /** The school has opened it. */
  open: boolean;
  /** DateTimeWithZone it is; null = not booked. */
  starts: Date | null;
  /** The appointment it is booked as. */
  appointmentId: number | null;
  /** The type of appointment it is booked as; null = the school names none. */
  typeId: number | null;
}

/** A student's plan for a course (002 §2). */
export interface StudySchedule {
  id: number;
  days: { total: number | null; remaining: number | null; minimum: number | null };
  /** Weeks in a row from a day on (`YYYY-MM-DD`); null = the days alone count. */
  cycle: { start: string; weeks: number } | null;
  /** Whether the course was read online, and when that was said. */
  courseRead: boolean;
  courseReadAt: Date | null;
  practice: Target<number>;
  /** Average score of the assessment lessons; `done` null = there is none yet. */
  score: Target<number | null>;
  /** In the order in which they are worked through. */
  modules: ScheduleModule[];
  /** The module the schedule stands at, by the server's word. */
  currentModule: number | null;
  test: ScheduleTest;
}

/** A week of the schedule. */
export interface ScheduleWeek {
  /** From 1. */
  number: number;
  /** First and last day, `YYYY-MM-DD`; null where only their number is known. */
  days: { from: string; to: string } | null;
  is: 'over' | 'current' | 'ahead';
}

/**
 * Where the test stands.
 * - `lessonsFirst`: not all modules are completed.
 * - `notOpen`: they are, but the school has not opened the test.
 */
export type TestStanding = { is: 'lessonsFirst' | 'notOpen' | 'bookable' } | { is: 'booked'; starts: Date };

/** A file of the course outline. */
export interface ScheduleAttachment {
  name: string;
  /** Where it is opened; null = the file is not found. */
  href: SafeHref | null;
}
