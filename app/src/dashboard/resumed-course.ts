import { courseToResume, readLastLesson, type Course, type LastLesson } from '@portal/domain/courses';
import type { LessonLocation } from '@portal/domain/lessons';
import { storage } from '../portal/storage.ts';

/** Returns what this student opened last on this device; null = nothing. */
export const lastLessonOf = (studentId: number): LastLesson | null =>
  readLastLesson(storage.get(`lastLesson:${studentId}`));

/** Returns the course to resume, and the location of the lesson that was opened last in it; null = none. */
export function resumedCourse(
  courses: readonly Course[],
  last: LastLesson | null,
): { course: Course | null; lesson: LessonLocation | null } {
  const course = courseToResume(courses, last?.course ?? null);
  const lesson = course && last?.course === course.id ? last.lesson : null;
  return { course, lesson: lesson && { module: lesson.module, lesson: lesson.id } };
}
