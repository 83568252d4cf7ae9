export { fetchDocument, noteOpened, resetLesson } from './activity.ts';
export { lessonQueries, type Learner } from './queries.ts';
export { wayToLesson } from './way-to-lesson.ts';
export { useCourse } from './hooks.ts';
