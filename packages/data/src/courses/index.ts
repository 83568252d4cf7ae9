export { useAllCourses, type AllCourses } from './all-courses.ts';
export { useCourses, useCoursesWithTests, usePracticeProgress, useRefreshCourses } from './hooks.ts';
export { prefetchCourses, prefetchCoursesWithTests } from './prefetch.ts';
/** The boot script sends this call early. */
export { studentCoursesCall } from './queries.ts';
