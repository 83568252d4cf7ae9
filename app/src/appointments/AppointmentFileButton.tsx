import { AddToCalendar } from '@portal/ui/calendar';
import type { AppointmentForEntry } from '../hooks/calendar-file.ts';
import { useEntriesFile } from '../hooks/useCalendarFile.ts';
import { useZone } from '../session/useZone.ts';

export interface AppointmentFileButtonProps {
  appointment: AppointmentForEntry;
  /** null = not known. */
  ends?: Date | null;
  /** It was cancelled: the file takes it out of the calendar. */
  cancelled?: boolean;
}

/** Saves a calendar file of an appointment, which replaces an earlier one, or takes out a cancelled one. */
export function AppointmentFileButton({ appointment, ends = null, cancelled = false }: AppointmentFileButtonProps) {
  const file = useEntriesFile();
  const zone = useZone();
  return (
    <AddToCalendar
      what={cancelled ? 'cancelled' : 'item'}
      submission={file.submission}
      onAdd={() =>
        file.save(
          'appointment.ics',
          async () => [(await import('../hooks/calendar-file.ts')).appointmentEntry(appointment, zone, ends)],
          cancelled ? 'cancel' : 'add',
        )
      }
    />
  );
}
