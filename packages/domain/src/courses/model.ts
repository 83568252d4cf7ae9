import type { CourseIcon } from '../blocks/index.ts';

/** Whether a course can be opened: only `active` can (002 §4). */
export type CourseAvailability = 'active' | 'maintenance' | 'expired' | 'archived';

export type CourseProgress = 'notStarted' | 'inProgress' | 'completed';

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
