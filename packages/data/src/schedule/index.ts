export { readCourseOnline, scheduleQueries } from './queries.ts';
