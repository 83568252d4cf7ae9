export { CourseIcon } from './CourseIcon.tsx';
export { CutText } from './CutText.tsx';
export { CourseList } from './CourseList.tsx';
export { CourseTile } from './CourseTile.tsx';
export { LoadedCourses } from './LoadedCourses.tsx';
export { TileProgress, type CoursesProgress } from './TileProgress.tsx';
export type { CourseLinks } from './course-links.ts';
