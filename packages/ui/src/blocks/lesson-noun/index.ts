export { LessonNounProvider, useLessonNoun } from './LessonNoun.tsx';
