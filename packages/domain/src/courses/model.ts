import type { CourseIcon } from '../blocks/index.ts';

/** Whether a course can be opened: only `active` can (002 §4). */
export type CourseAvailability = 'active' | 'maintenance' | 'expired' | 'archived';

/** How far the student is in a course (progress status). */
export type CourseProgress = 'notStarted' | 'inProgress' | 'completed';

/** Progress in a course's practice lessons. */
export interface PracticeProgress {
  total: number;
  /** At most `total`. */
  completed: number;
  /** In per cent: a whole number, 0 to 100. */
  percent: number;
  /** The average score, in per cent: a whole number, 0 to 100. */
  average: number;
}

/** A course or diagnostic test in the student's list. */
export interface Course {
  /** Published course id, or diagnostic test id. */
  id: number;
  kind: 'course' | 'diagnosticTest';
  name: string;
  description: string | null;
  /** The URL of an image is checked. */
  icon: CourseIcon;
  availability: CourseAvailability;
  progress: CourseProgress;
}
