export { useAllCourses, type AllCourses } from './all-courses.ts';
export { useCourses, useCoursesWithTests, usePracticeProgress, useRefreshCourses } from './hooks.ts';
export {
  cachedCourses,
  cachedPracticeProgress,
  prefetchCourses,
  prefetchCoursesWithTests,
  prefetchPracticeProgress,
} from './prefetch.ts';
/** The boot script sends these calls early. */
export { coursesAndTestsCall, practiceProgressCall, studentCoursesCall } from './queries.ts';
