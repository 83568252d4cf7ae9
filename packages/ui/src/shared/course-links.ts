import type { Course } from '@portal/domain/courses';

/** Where a list of courses leads. */
export interface CourseLinks {
  /** Address of a course or of a diagnostic test. */
  courseHref: (course: Course) => string;
  /** Where packages are bought, for a student without courses. */
  packagesHref: string;
  /** Where an expired package is renewed. */
  renewHref: string;
}
