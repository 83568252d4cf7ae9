import type { Course } from '@portal/domain/courses';
import type { Loadable, Page } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { CourseList, type CourseLinks } from '../blocks/course-tiles/index.ts';

export interface AssessmentListScreenProps extends CourseLinks {
  /** Courses with something to assess, and diagnostic tests. */
  courses: Loadable<Page<Course>>;
  onRetry: () => void;
}

/** /MyAssessmentList: the courses and diagnostic tests, each linking to its assessments (002 §2). */
export function AssessmentListScreen(props: AssessmentListScreenProps) {
  const { t } = useTranslation('assessments');
  const words = { failed: t('list.failed'), emptyTitle: t('list.emptyTitle'), emptyText: t('list.emptyText') };
  const headings = { course: t('list.byCourse'), diagnosticTest: t('list.tests') };
  return <CourseList {...props} labels={words} headings={headings} />;
}
