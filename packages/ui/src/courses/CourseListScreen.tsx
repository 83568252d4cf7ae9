import type { Course } from '@portal/domain/courses';
import type { Loadable, Page } from '@portal/domain/shared';
import { CourseList, type CourseLinks } from '../blocks/course-tiles/index.ts';

export interface CourseListScreenProps extends CourseLinks {
  courses: Loadable<Page<Course>>;
  onRetry: () => void;
  /** The further pages failed to load: fetches them again; else null. */
  onRetryFurther: (() => void) | null;
}

/** /MyCourseList: every course and diagnostic test of the student, each with its status (002 §2). */
export function CourseListScreen(props: CourseListScreenProps) {
  return <CourseList {...props} />;
}
