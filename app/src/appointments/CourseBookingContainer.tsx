import { useCourseTeachers, useCourseAppointmentTypes } from '@portal/data/appointments';
import { paths } from '@portal/domain/screens';
import { mapLoadable, ready } from '@portal/domain/shared';
import { BookingScreen } from '@portal/ui/appointments';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../router/usePageTitle.ts';
import type { BookingContainerProps } from './MeetingsBookingContainer.tsx';
import { BookedFileButton } from './BookedFileButton.tsx';
import { useBookingSearchParams } from './useBookingSearchParams.ts';
import { useBookingWizard } from './useBookingWizard.ts';

/** The booking wizard of /TeacherMeeting/:id: type, teacher, day and time (001 §4). */
export function CourseBookingContainer({
  publishedId,
  last,
  openedHere,
  onBooking,
}: BookingContainerProps & { publishedId: number }) {
  const { t } = useTranslation('appointments-booking');
  const address = useBookingSearchParams(last, openedHere, onBooking);
  const types = useCourseAppointmentTypes(publishedId);
  const teachers = useCourseTeachers(publishedId);
  const { typeId, teacherId } = address.booking;
  usePageTitle(t('page'), { name: teachers.data?.courseName ?? null, href: paths.course(publishedId) });
  const wizard = useBookingWizard({
    kind: 'course',
    address,
    options: {
      types: types.loadable,
      courses: ready([]),
      teachers: mapLoadable(teachers.loadable, (sent) => sent.teachers),
    },
    retry: { types: types.retry, courses: () => undefined, teachers: teachers.retry },
    scope: typeId === null || teacherId === null ? null : { kind: 'teacher', typeId, teacherId },
    toRequest: ({ type, teacher, slot }) =>
      type && teacher && slot ? { kind: 'course', typeId: type.id, publishedId, teacherId: teacher.id, slot } : null,
    openedHere,
  });
  return <BookingScreen {...wizard} addToCalendar={<BookedFileButton submission={wizard.submission} />} />;
}
