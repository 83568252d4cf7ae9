import { prefetchTeacherMeetings, useCourseAppointmentTypes, useSilentCourseTeachers } from '@portal/data/appointments';
import { parseBookingAddress } from '@portal/domain/appointments';
import { parseRouteId, paths } from '@portal/domain/screens';
import { TeacherMeetingScreen } from '@portal/ui/appointments';
import { Navigate, useParams } from 'react-router-dom';
import { prefetchById } from '../router/prefetch-by-id.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { CourseBookingContainer } from './CourseBookingContainer.tsx';
import { useClosedBooking } from './useClosedBooking.ts';

/** Prefetches the data of the page. The wizard fetches the data of its step itself. */
export const prefetch = prefetchById(async (context, publishedId, search) => {
  if (parseBookingAddress(search).step === null) await prefetchTeacherMeetings(context, publishedId);
});

/** /TeacherMeeting/:id: the types of a published course, and its booking wizard. Without an id: the list of courses. */
export default function TeacherMeetingContainer() {
  const course = parseRouteId(useParams()['id'] ?? '');
  return course?.kind === 'id' ? (
    <TeacherMeeting key={course.id} publishedId={course.id} />
  ) : (
    <Navigate to={paths.availableCourses} replace />
  );
}

function TeacherMeeting({ publishedId }: { publishedId: number }) {
  const { isOpen, openedHere, wasBooked, last, keep } = useClosedBooking();
  if (wasBooked) return <Navigate to={paths.bookedMeetings()} replace />;
  return isOpen ? (
    <CourseBookingContainer publishedId={publishedId} last={last} openedHere={openedHere} onBooking={keep} />
  ) : (
    <Types publishedId={publishedId} />
  );
}

function Types({ publishedId }: { publishedId: number }) {
  const types = useCourseAppointmentTypes(publishedId);
  const { data } = useSilentCourseTeachers(publishedId);
  usePageTitle(null, { name: data?.courseName ?? null, href: paths.course(publishedId) });
  return (
    <TeacherMeetingScreen
      types={types.loadable}
      onRetry={types.retry}
      bookHref={(type) => paths.teacherMeeting(publishedId, type)}
      bookedHref={paths.bookedMeetings()}
      coursesHref={paths.availableCourses}
    />
  );
}
