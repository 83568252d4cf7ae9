import { joinHref, type PlannedItem } from '@portal/domain/calendar';
import { AddToCalendar } from '@portal/ui/calendar';
import { OpenAppointment } from '../appointments/OpenAppointment.tsx';
import { useCalendarFile } from '../calendar-file/useCalendarFile.ts';

/**
 * An appointment of the dashboard, opened; what changes in it shows in the week. Once it is off the calendar it is shown
 * as it last was.
 */
export default function AppointmentItem(props: { item: PlannedItem & { kind: 'appointment' }; onClose: () => void }) {
  const { item, onClose } = props;
  const file = useCalendarFile(joinHref);
  const { typeId, teacherId, courseId } = item.appointment;
  return (
    <OpenAppointment
      appointment={item.appointment}
      availabilityOf={{ kind: 'course', typeId, teacherId, courseId }}
      addToCalendar={
        <AddToCalendar
          what="item"
          state={file.state}
          onAdd={() => file.save('appointment.ics', () => Promise.resolve([item]))}
        />
      }
      onClose={onClose}
    />
  );
}
