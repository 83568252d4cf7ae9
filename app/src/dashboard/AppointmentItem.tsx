import { availabilityByCourse } from '@portal/data/appointments';
import { CALENDAR_KEY } from '@portal/data/calendar';
import type { PlannedItem } from '@portal/domain/calendar';
import { AddToCalendar } from '@portal/ui/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { OpenAppointment } from '../appointments/OpenAppointment.tsx';
import { useCalendarFile } from '../calendar-file/useCalendarFile.ts';
import { useServices } from '../services.ts';
import { useJoinLink } from './useJoinLink.ts';

/**
 * An appointment of the dashboard, opened; what changes in it shows in the week. Once it is off the calendar it is shown
 * as it last was.
 */
export default function AppointmentItem(props: { item: PlannedItem & { kind: 'appointment' }; onClose: () => void }) {
  const { item, onClose } = props;
  const { client } = useServices();
  const queries = useQueryClient();
  const file = useCalendarFile(useJoinLink().any);
  const { typeId, teacherId, courseId } = item.appointment;
  const availability = useMemo(
    () => availabilityByCourse(client, { typeId, teacherId, courseId }),
    [client, typeId, teacherId, courseId],
  );
  return (
    <OpenAppointment
      appointment={item.appointment}
      availability={availability}
      addToCalendar={
        <AddToCalendar
          what="item"
          submission={file.submission}
          onAdd={() => file.save('appointment.ics', () => Promise.resolve([item]))}
        />
      }
      onClose={onClose}
      onChanged={() => void queries.invalidateQueries({ queryKey: CALENDAR_KEY })}
    />
  );
}
