import type { CourseOrTest } from '../blocks/index.ts';
import type { ScreenHref } from '../shared/index.ts';
import { screenHref, toSearch } from './table.ts';

/* Paths that open something on their page. They are not in the table, since every visit loads that. */

/**
 * Returns the path of the booking wizard of /Appointments.
 *
 * @param chosen what is chosen already, for instance to book again with the same teacher
 */
export function bookMeetingPath(
  chosen: { typeId: number; courseId: number | null; teacherId: number } | null = null,
): ScreenHref {
  const params = chosen
    ? { type: chosen.typeId, course: chosen.courseId, teacher: chosen.teacherId }
    : { step: 'type' };
  return screenHref(`/Appointments${toSearch(params)}`);
}

/**
 * Returns the path of the packages of a course or diagnostic test, on the add/buy page.
 *
 * @param packageId the package that is shown first; null = the student's, or the first one
 * @param behind the group and sub-group of the page behind the packages; null = its first ones
 */
export function packagesPath(
  { kind, id }: CourseOrTest,
  packageId: number | null = null,
  behind: { group: number | null; sub: number | null } | null = null,
): ScreenHref {
  return screenHref(
    `/AddBuyCourse${toSearch({ ...behind, [kind === 'course' ? 'course' : 'test']: id, package: packageId })}`,
  );
}

/** The packages that have ended: the second tab of /MyPackages. */
export const completedPackagesPath = screenHref('/MyPackages?tab=completed');
