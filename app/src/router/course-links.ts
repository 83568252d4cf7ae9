import type { Course } from '@portal/domain/courses';
import { paths } from '@portal/domain/screens';

/** Where lists of courses lead (000 §2.8). */
export const courseLinks = {
  courseHref: ({ kind, id }: Course) => (kind === 'course' ? paths.course(id) : paths.diagnosticTest(id)),
  packagesHref: paths.addBuyCourse,
  renewHref: paths.myPackages,
};
