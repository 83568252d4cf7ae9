import { CALENDAR_KEY } from '@portal/data/calendar';
import type { PlannedItem } from '@portal/domain/calendar';
import { AddToCalendar } from '@portal/ui/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useCalendarFile } from '../calendar-file/useCalendarFile.ts';
import AppointmentFlow from './AppointmentFlow.tsx';
import { useJoinLink } from './useJoinLink.ts';

/** An appointment of the dashboard, opened; what changes in it shows in the week. */
export default function AppointmentItem(props: { item: PlannedItem & { kind: 'appointment' }; onClose: () => void }) {
  const { item, onClose } = props;
  const queries = useQueryClient();
  const file = useCalendarFile(useJoinLink().any);
  return (
    <AppointmentFlow
      appointment={item.appointment}
      addToCalendar={
        <AddToCalendar
          what="item"
          state={file.state}
          onAdd={() => file.save('appointment.ics', () => Promise.resolve([item]))}
        />
      }
      onClose={onClose}
      onChanged={() => void queries.invalidateQueries({ queryKey: CALENDAR_KEY })}
    />
  );
}
