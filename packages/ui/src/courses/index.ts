export { CourseListScreen, type CourseListScreenProps } from './CourseListScreen.tsx';
