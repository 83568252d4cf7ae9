/** Where a course's icon comes from. `font` is a class of the server's icon font, `image` an address that is checked. */
export type CourseIcon =
  | { source: 'default' }
  | { source: 'font'; className: string }
  | { source: 'image'; url: string };

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
  icon: CourseIcon;
  availability: CourseAvailability;
  progress: CourseProgress;
}
