export { actionStates, idleLesson, type LessonActionState } from './action.ts';
export { isMobilePreview, lessonHref, reportHref } from './href.ts';
export {
  decodeCourseId,
  decodeCourseModules,
  decodeDownloadUrl,
  decodeResetInProgress,
  decodeSelectedCourse,
  decodeTopics,
} from './decode.ts';
export { filterTopics, findOpenLesson, lessonToResume, lockReasonsOf, type LessonLocation } from './search.ts';
export {
  allKeys,
  ancestorKeys,
  initiallyExpanded,
  subTopicKey,
  topicKey,
  toggleKey,
  type ExpandedKeys,
} from './expanded-keys.ts';
export type {
  CourseModules,
  Lesson,
  LessonOpening,
  LessonState,
  LockReason,
  ModuleTopics,
  SelectedCourse,
  SubTopic,
  Topic,
  TopicNode,
  TopicState,
} from './model.ts';
export { lessonsPage, moduleToShow, type LessonsPage } from './page.ts';
export { nextStep, type NextStep } from './next-step.ts';
export { lessonsOf, moduleProgress, moduleState } from './rules.ts';
export type {
  ActivityRequestWire,
  CourseModuleListWire,
  CourseResetStatusWire,
  LessonWire,
  ReadDocumentWire,
  SelectedCourseWire,
  SubTopicWire,
  TopicWire,
} from './wire.ts';
