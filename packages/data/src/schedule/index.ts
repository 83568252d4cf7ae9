export { useOutlineFile, useReadCourseOnline, useSchedule, useSilentSchedule, type CourseSchedule } from './hooks.ts';
