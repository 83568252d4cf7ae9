export { useOutlineFiles, useReadCourseOnline, useSchedule, useSilentSchedule, type CourseSchedule } from './hooks.ts';
