import type { Course } from '@portal/domain/courses';
import { completedPackagesPath, paths } from '@portal/domain/screens';

/** The links of course lists (000 §2.8). */
export const courseLinks = {
  courseHref: ({ kind, id }: Pick<Course, 'kind' | 'id'>) =>
    kind === 'course' ? paths.course(id) : paths.diagnosticTest(id),
  packagesHref: paths.addBuyCourse,
  renewHref: completedPackagesPath,
};
