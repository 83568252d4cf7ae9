export { useOutlineFiles, useReadCourseOnline, useSchedule, useSilentSchedule, type CourseSchedule } from './hooks.ts';
export { prefetchSchedule } from './prefetch.ts';
export { scheduleCall } from './queries.ts';
