export { decodeCourseList, decodeCoursePage } from './decode.ts';
export { decodePracticeProgress, readLastLesson, type LastLesson } from './resume.ts';
export { readEarlyPractice } from './early-practice.ts';
export type { Course, CourseAvailability, CourseProgress, PracticeProgress } from './model.ts';
export { earlyTiles, readEarlyTiles, type EarlyTile } from './early-tiles.ts';
export { openCourses } from './open-courses.ts';
export { COURSE_PAGE_SIZE, courseToResume, DESCRIPTION_LIMIT, TILES_SHOWN } from './rules.ts';
export type { PagedStudentCourseRequestWire, StudentCourseWire } from './wire.ts';
