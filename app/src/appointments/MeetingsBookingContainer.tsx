import { useAppointmentTypes, useBookingCourses, useTeachersOfCourse } from '@portal/data/appointments';
import { chosenCourse, type Booking } from '@portal/domain/appointments';
import { BookingScreen } from '@portal/ui/appointments';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../router/usePageTitle.ts';
import { BookedFileButton } from './BookedFileButton.tsx';
import { useBookingSearchParams } from './useBookingSearchParams.ts';
import { useBookingWizard } from './useBookingWizard.ts';

export interface BookingContainerProps {
  /** The booking of a wizard that was closed a moment ago; null = none. */
  last: Booking | null;
  /** The page under the wizard was shown before. */
  openedHere: boolean;
  onBooking: (booking: Booking) => void;
}

/** The booking wizard of /Appointments: type, course, teacher, day and time (001 §4). */
export function MeetingsBookingContainer({ last, openedHere, onBooking }: BookingContainerProps) {
  const { t } = useTranslation('appointments-booking');
  const address = useBookingSearchParams(last, openedHere, onBooking);
  const { booking } = address;
  const types = useAppointmentTypes();
  const courses = useBookingCourses();
  const course = chosenCourse(booking, courses.data ?? []);
  const teachers = useTeachersOfCourse(course);
  const { typeId, teacherId } = booking;
  usePageTitle(t('page'));
  const wizard = useBookingWizard({
    kind: 'meetings',
    address,
    options: { types: types.loadable, courses: courses.loadable, teachers: teachers.loadable },
    retry: { types: types.retry, courses: courses.retry, teachers: teachers.retry },
    scope:
      typeId === null || teacherId === null || booking.course === null
        ? null
        : { kind: 'course', typeId, teacherId, courseId: booking.course.id },
    toRequest: ({ type, course: chosen, teacher, slot }) =>
      type && chosen && teacher && slot
        ? { kind: 'meetings', typeId: type.id, course: chosen, teacherId: teacher.id, slot }
        : null,
    openedHere,
  });
  return <BookingScreen {...wizard} addToCalendar={<BookedFileButton submission={wizard.submission} />} />;
}
