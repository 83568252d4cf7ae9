import type { Course, CourseAvailability } from './model.ts';

/** A course description is truncated to this many characters (000 §9). */
export const DESCRIPTION_LIMIT = 100;
/** Tiles on the dashboard before Show more (000 §9). */
export const TILES_SHOWN = 3;
/** Courses fetched for the dashboard and the course list (000 §9). */
export const COURSE_PAGE_SIZE = 50;

export type PublishedStatus = 'Inherit' | 'Custom' | 'Active' | 'Archive' | 'PackageExpired';
export type CourseStatus = 'Draft' | 'Ready' | 'EditMode' | 'Archived';

/**
 * Whether a course can be opened, from its two codes (002 §4): only when it is published Active and Ready. Permanent
 * states win: archived, then expired. Everything else, unknown codes included, is maintenance.
 */
export function availability(published: PublishedStatus | null, course: CourseStatus | null): CourseAvailability {
  if (published === 'Archive' || course === 'Archived') return 'archived';
  if (published === 'PackageExpired') return 'expired';
  return published === 'Active' && course === 'Ready' ? 'active' : 'maintenance';
}

const isOpen = ({ kind, availability }: Pick<Course, 'kind' | 'availability'>) =>
  kind === 'course' && availability === 'active';

/**
 * Returns the course to resume: the one last opened, else the first in progress; null when neither can be opened.
 * Diagnostic tests have no lessons to resume.
 *
 * @param last id of the course last opened; null = none
 */
export function courseToResume<C extends Pick<Course, 'id' | 'kind' | 'availability' | 'progress'>>(
  courses: readonly (C | null)[],
  last: number | null,
): C | null {
  const open = courses.filter((course) => course !== null).filter(isOpen);
  return open.find(({ id }) => id === last) ?? open.find(({ progress }) => progress === 'inProgress') ?? null;
}
