import type { CourseWithAppointments } from '@portal/domain/appointments';
import type { Href, Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Card, EmptyState } from '../kit/index.ts';
import { CourseRows } from './CourseRows.tsx';

export interface AvailableCoursesScreenProps {
  courses: Loadable<readonly CourseWithAppointments[]>;
  onRetry: () => void;
  courseHref: (publishedId: number) => Href;
}

/** /AvailableCourses: the courses with appointments, each leading to its teacher meetings (001 §2). */
export function AvailableCoursesScreen(props: AvailableCoursesScreenProps) {
  const { t } = useTranslation('appointments');
  return (
    <Card flush>
      <CourseRows
        {...props}
        empty={<EmptyState art="calendar" title={t('courses.empty')} text={t('courses.emptyText')} />}
      />
    </Card>
  );
}
