export {
  useCourse,
  useCourseIdByUuid,
  useCourseModules,
  useCourseOutline,
  useCourseReset,
  useLessonDocument,
  useMarkLessonRead,
  useResetLesson,
  useSilentCourse,
} from './hooks.ts';
export { useAssessmentTopics, useSilentTopics, useTopics, type FetchedModule } from './useTopics.ts';
export { prefetchResumeLesson, useResumeLesson } from './resume-lesson.ts';
export {
  prefetchCourse,
  prefetchCourseModules,
  prefetchCourseOutline,
  prefetchCourseReset,
  prefetchSilentCourse,
  prefetchTopics,
} from './prefetch.ts';
export { courseCall, modulesCall, resetStatusCall } from './queries.ts';
export { topicsCall } from './topics.ts';
