import type { Course } from '@portal/domain/courses';
import type { Href } from '@portal/domain/shared';

/** The links of a list of courses. */
export interface CourseLinks {
  /** Page of a course or of a diagnostic test. */
  courseHref: (course: Course) => Href;
  /** Page where packages are bought, for a student without courses. */
  packagesHref: Href;
  /** Page of the expired packages. */
  renewHref: Href;
  /** Whether the school lets students renew packages. */
  mayRenew: boolean;
}
