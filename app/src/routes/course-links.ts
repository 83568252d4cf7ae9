import type { Course } from '@portal/domain/courses';
import { paths } from '@portal/domain/screens';
import { prefetchPage } from './prefetch.ts';

const courseHref = ({ kind, id }: Course) => (kind === 'course' ? paths.course(id) : paths.diagnosticTest(id));

/** Where lists of courses lead (000 §2.8). */
export const courseLinks = {
  courseHref,
  packagesHref: paths.addBuyCourse,
  renewHref: paths.myPackages,
  onIntent: (course: Course) => prefetchPage(courseHref(course)),
};
