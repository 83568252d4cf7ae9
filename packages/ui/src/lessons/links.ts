import type { ScreenHref } from '@portal/domain/shared';

/** Where else a course leads; null = not for this student. */
export interface LessonLinks {
  course: ScreenHref;
  courses: ScreenHref;
  progress: ScreenHref;
  schedule: ScreenHref | null;
  meeting: ScreenHref | null;
  packages: ScreenHref;
  support: ScreenHref;
}
