import type { CalendarItem } from '@portal/domain/calendar';
import { OpenAppointment } from './OpenAppointment.tsx';
import { useCurrentAppointment } from './useCurrentAppointment.ts';

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
    <OpenAppointment
      {...useCurrentAppointment(item.appointment, item.ends)}
      availabilityOf={{ kind: 'course', typeId, teacherId, courseId }}
      onClose={onClose}
    />
  );
}
