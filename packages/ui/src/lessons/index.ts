export { LessonsScreen, type LessonsScreenProps } from './LessonsScreen.tsx';
export type { LessonLinks } from './links.ts';
export { LessonsSkeleton } from './LessonsSkeleton.tsx';
