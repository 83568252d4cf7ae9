import type { CalendarItem } from '@portal/domain/calendar';
import { CurrentAppointment } from './CurrentAppointment.tsx';

/**
 * The dialog of an appointment on the dashboard. Changes show in the week panel; an appointment that has left the calendar
 * is shown in its last state.
 */
export default function CalendarAppointmentContainer(props: {
  item: CalendarItem & { kind: 'appointment' };
  onClose: () => void;
}) {
  const { item, onClose } = props;
  const { typeId, teacherId, courseId } = item.appointment;
  return (
    <CurrentAppointment
      opened={item.appointment}
      ends={item.ends}
      availabilityOf={{ kind: 'course', typeId, teacherId, courseId }}
      onClose={onClose}
    />
  );
}
