import type { ScreenHref } from '@portal/domain/shared';

/** Where the page of a course leads; null = not available to this student. */
export interface CoursePageLinks {
  lessons: ScreenHref;
  /** A module's tab on the lesson page, or a lesson in it. */
  module: (module: number, lesson?: number) => ScreenHref;
  progress: ScreenHref;
  schedule: ScreenHref | null;
  meeting: ScreenHref | null;
  courses: ScreenHref;
  packages: ScreenHref;
}
