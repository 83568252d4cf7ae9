import type { Course, CourseProgress } from './model.ts';
import { COURSE_PAGE_SIZE } from './rules.ts';

/**
 * Returns the ids of the courses that can be opened, without diagnostic tests. It returns at most one page of them,
 * since the progress of each takes a call.
 *
 * @param progress only courses with this progress
 */
export function openCourses(courses: readonly Course[], progress?: CourseProgress): number[] {
  return courses
    .filter((one) => one.kind === 'course' && one.availability === 'active' && (!progress || one.progress === progress))
    .slice(0, COURSE_PAGE_SIZE)
    .map(({ id }) => id);
}
