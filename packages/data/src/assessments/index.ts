export { assessmentQueries, type CourseOfStudent } from './queries.ts';
