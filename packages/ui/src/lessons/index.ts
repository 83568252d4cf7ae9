export { LessonsScreen, type LessonsScreenProps } from './LessonsScreen.tsx';
export type { LessonWays } from './ways.ts';
