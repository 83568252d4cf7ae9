export {
  useCourse,
  useCourseIdByUuid,
  useCourseModules,
  useCourseReset,
  useLessonDocument,
  useMarkLessonRead,
  useResetLesson,
} from './hooks.ts';
export { useAssessmentTopics, useTopics, type FetchedModule } from './useTopics.ts';
export { useResumeLesson } from './resume-lesson.ts';
