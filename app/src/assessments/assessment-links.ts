import type { Course } from '@portal/domain/courses';
import { paths } from '@portal/domain/screens';
import { courseLinks } from '../router/course-links.ts';

/** Where the assessment list leads: as any list of courses, but a course to what it assesses (002 §2). */
export const assessmentLinks = {
  ...courseLinks,
  courseHref: ({ kind, id }: Course) => (kind === 'course' ? paths.assessment(id) : paths.diagnosticTest(id)),
};

/** Where a diagnostic test leads that cannot be opened. */
export const testLinks = { packagesHref: paths.myPackages, listHref: paths.assessments };
