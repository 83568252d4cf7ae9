import type { Course } from '@portal/domain/courses';
import { completedPackagesPath, paths } from '@portal/domain/screens';
import { courseLinks } from '../router/course-links.ts';

/** The links of the assessment list: those of course lists, but a course links to its assessments (002 §2). */
export const assessmentLinks = {
  ...courseLinks,
  courseHref: ({ kind, id }: Course) => (kind === 'course' ? paths.assessment(id) : paths.diagnosticTest(id)),
};

/** The links of a diagnostic test that cannot be opened. */
export const testLinks = { packagesHref: completedPackagesPath, listHref: paths.assessments };
