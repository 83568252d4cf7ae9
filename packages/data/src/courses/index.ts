export { courseQueries, studentCoursesCall } from './queries.ts';
