import type { Course } from '@portal/domain/courses';
import type { Href } from '@portal/domain/shared';

/** Where a list of courses leads. */
export interface CourseLinks {
  /** Address of a course or of a diagnostic test. */
  courseHref: (course: Course) => Href;
  /** Where packages are bought, for a student without courses. */
  packagesHref: Href;
  /** Where an expired package is renewed. */
  renewHref: Href;
}
