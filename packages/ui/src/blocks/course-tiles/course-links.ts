import type { Course } from '@portal/domain/courses';
import type { Href } from '@portal/domain/shared';

/** Where a list of courses leads. */
export interface CourseLinks {
  /** Page of a course or of a diagnostic test. */
  courseHref: (course: Course) => Href;
  /** Page where packages are bought, for a student without courses. */
  packagesHref: Href;
  /** Page of the packages that have expired. */
  renewHref: Href;
  /** Whether the school lets students renew them. */
  mayRenew: boolean;
}
