export { CourseListScreen, type CourseListScreenProps } from './CourseListScreen.tsx';
export { CourseScreen, type CourseScreenProps } from './CourseScreen.tsx';
export { CourseSkeleton } from './CourseSkeleton.tsx';
