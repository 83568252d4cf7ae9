export { ContinueLesson } from './ContinueLesson.tsx';
export { LessonActionsProvider, useLessonActionsContext } from './LessonActions.tsx';
export { LessonCounts, topicGlyphs } from './LessonCounts.tsx';
export { LessonLocks } from './LessonLocks.tsx';
export { LessonTree, type LessonTreeProps } from './LessonTree.tsx';
export { LessonTreeSkeleton } from './LessonTreeSkeleton.tsx';
