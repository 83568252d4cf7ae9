import type { Course } from '@portal/domain/courses';
import type { LessonsProgress } from '@portal/domain/progress';
import type { Loadable, Page } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { CourseList, TileProgress, type CourseLinks, type CoursesProgress } from '../blocks/course-tiles/index.ts';

export interface AssessmentListScreenProps extends CourseLinks {
  /** Courses with something to assess, and diagnostic tests. */
  courses: Loadable<Page<Course>>;
  /** The progress in the courses that can be opened. */
  progress: CoursesProgress;
  onRetry: () => void;
}

/** /MyAssessmentList: the courses and diagnostic tests, each linking to its assessments (002 §2). */
export function AssessmentListScreen({ progress, ...props }: AssessmentListScreenProps) {
  const { t } = useTranslation('assessments');
  const words = { failed: t('list.failed'), emptyTitle: t('list.emptyTitle'), emptyText: t('list.emptyText') };
  const headings = { course: t('list.byCourse'), diagnosticTest: t('list.tests') };
  const factsOf = ({ completed, total, score }: LessonsProgress) => [
    t('list.done', { done: completed, total }),
    ...(score === null ? [] : [t('list.average', { percent: score })]),
  ];
  return (
    <CourseList
      {...props}
      labels={words}
      headings={headings}
      renderStatus={(course, status) => (
        <TileProgress course={course} status={status} progress={progress} lessons="assessments" factsOf={factsOf} />
      )}
    />
  );
}
