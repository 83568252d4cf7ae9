import type { CalendarItem } from '@portal/domain/calendar';
import { AddToCalendar } from '@portal/ui/calendar';
import { OpenAppointment } from './OpenAppointment.tsx';
import { useCalendarFile } from '../hooks/useCalendarFile.ts';

/**
 * An appointment of the dashboard, opened; what changes in it shows in the week. Once it is off the calendar it is shown
 * as it last was.
 */
export default function CalendarAppointmentContainer(props: {
  item: CalendarItem & { kind: 'appointment' };
  onClose: () => void;
}) {
  const { item, onClose } = props;
  const file = useCalendarFile();
  const { typeId, teacherId, courseId } = item.appointment;
  return (
    <OpenAppointment
      appointment={item.appointment}
      availabilityOf={{ kind: 'course', typeId, teacherId, courseId }}
      addToCalendar={
        <AddToCalendar
          what="item"
          submission={file.submission}
          onAdd={() => file.save('appointment.ics', () => Promise.resolve([item]))}
        />
      }
      onClose={onClose}
    />
  );
}
