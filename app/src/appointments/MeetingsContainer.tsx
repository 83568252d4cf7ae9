import {
  prefetchAppointmentsHub,
  useAppointmentTypes,
  useRefreshAppointments,
  useSilentAppointments,
  useSilentCoursesWithAppointments,
} from '@portal/data/appointments';
import { parseBookingAddress } from '@portal/domain/appointments';
import { bookMeetingPath, paths } from '@portal/domain/screens';
import { MeetingsScreen } from '@portal/ui/appointments';
import { Navigate } from 'react-router-dom';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';
import { useNow } from '../hooks/useNow.ts';
import { useZone, useZoneOfDevice } from '../session/useZone.ts';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { MeetingsBookingContainer } from './MeetingsBookingContainer.tsx';
import { useClosedBooking } from './useClosedBooking.ts';

/** Prefetches the data of the hub. The wizard fetches the data of its step itself. */
export async function prefetch(context: ScreenPrefetchContext, { search }: RouteAddress): Promise<void> {
  if (parseBookingAddress(search).step === null) await prefetchAppointmentsHub(context);
}

/** /Appointments: the hub, or the booking wizard, which search params open. */
export default function MeetingsContainer() {
  const { isOpen, openedHere, wasBooked, last, keep } = useClosedBooking();
  if (wasBooked) return <Navigate to={paths.bookedMeetings()} replace />;
  return isOpen ? <MeetingsBookingContainer last={last} openedHere={openedHere} onBooking={keep} /> : <Hub />;
}

function Hub() {
  const { list, retry } = useSilentAppointments();
  const types = useAppointmentTypes();
  const courses = useSilentCoursesWithAppointments();
  const refresh = useRefreshAppointments();
  useReloadMessages('appointments', refresh);
  return (
    <MeetingsScreen
      appointments={list}
      onRetryAppointments={retry}
      types={types.loadable}
      onRetryTypes={types.retry}
      courses={courses.loadable}
      onRetryCourses={courses.retry}
      hrefOf={({ id }) => paths.bookedMeetings(id)}
      courseHref={paths.teacherMeeting}
      bookedHref={paths.bookedMeetings()}
      coursesHref={paths.availableCourses}
      bookHref={bookMeetingPath()}
      profileHref={paths.profile}
      now={useNow()}
      zone={useZone()}
      zoneOfDevice={useZoneOfDevice()}
    />
  );
}
