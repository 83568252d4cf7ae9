import type { ScreenHref } from '@portal/domain/shared';

/** Links to the course's other pages; null = not available to this student. */
export interface LessonLinks {
  course: ScreenHref;
  courses: ScreenHref;
  progress: ScreenHref;
  schedule: ScreenHref | null;
  meeting: ScreenHref | null;
  packages: ScreenHref;
  support: ScreenHref;
}
