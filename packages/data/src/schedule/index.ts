export { useReadCourseOnline, useSchedule, type CourseSchedule } from './hooks.ts';
