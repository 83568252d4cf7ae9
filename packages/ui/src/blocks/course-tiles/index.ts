export { CourseIcon } from './CourseIcon.tsx';
export { COURSE_ICON_NAMES, courseIconName, type CourseIconName } from './course-icon-name.ts';
export { CutText } from './CutText.tsx';
export { CourseList, type CourseListProps } from './CourseList.tsx';
export { CourseTile } from './CourseTile.tsx';
export { LoadedCourses } from './LoadedCourses.tsx';
export { TileProgress, type CoursesProgress } from './TileProgress.tsx';
export type { CourseLinks } from './course-links.ts';
