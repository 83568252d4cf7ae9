export { useCourses, useCoursesWithTests, usePracticeProgress, useRefreshCourses } from './hooks.ts';
/** The boot script asks this one ahead. */
export { studentCoursesCall } from './queries.ts';
