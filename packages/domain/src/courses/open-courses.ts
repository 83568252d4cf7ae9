import type { Course, CourseProgress } from './model.ts';
import { COURSE_PAGE_SIZE } from './rules.ts';

/**
 * The ids of the courses of a list that can be opened, diagnostic tests left out; at most those of one page, since the
 * progress of each is a call of its own.
 *
 * @param progress only those that are that far
 */
export function openCourses(courses: readonly Course[], progress?: CourseProgress): number[] {
  return courses
    .filter((one) => one.kind === 'course' && one.availability === 'active' && (!progress || one.progress === progress))
    .slice(0, COURSE_PAGE_SIZE)
    .map(({ id }) => id);
}
