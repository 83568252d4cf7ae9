import { prefetchCoursesWithAppointments, useCoursesWithAppointments } from '@portal/data/appointments';
import { paths } from '@portal/domain/screens';
import { AvailableCoursesScreen } from '@portal/ui/appointments';

export { prefetchCoursesWithAppointments as prefetch };

/** /AvailableCourses: the courses with appointments. */
export default function AvailableCoursesContainer() {
  const { loadable, retry } = useCoursesWithAppointments();
  return <AvailableCoursesScreen courses={loadable} onRetry={retry} courseHref={paths.teacherMeeting} />;
}
