import type { Course } from '@portal/domain/courses';
import type { Loadable, Page } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { CourseList, TileProgress, type CourseLinks, type CoursesProgress } from '../blocks/course-tiles/index.ts';

export interface CourseListScreenProps extends CourseLinks {
  courses: Loadable<Page<Course>>;
  /** The progress in the courses that are in progress. */
  progress: CoursesProgress;
  onRetry: () => void;
  /** Fetches the further pages again; null unless they failed to load. */
  onRetryFurther: (() => void) | null;
}

/** /MyCourseList: every course and diagnostic test of the student, each with its status (002 §2). */
export function CourseListScreen({ progress, ...props }: CourseListScreenProps) {
  const { t } = useTranslation('courses');
  return (
    <CourseList
      {...props}
      renderStatus={(course, status) => (
        <TileProgress
          course={course}
          status={status}
          progress={progress}
          lessons="practice"
          factsOf={({ completed, total }) => [t('doneOf', { done: completed, count: total })]}
        />
      )}
    />
  );
}
