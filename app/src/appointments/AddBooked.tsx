import type { AppointmentDetail } from '@portal/domain/appointments';
import type { Submission } from '@portal/domain/shared';
import { AddToCalendar } from '@portal/ui/calendar';
import { appointmentEntry } from '../hooks/calendar-file.ts';
import { useEntriesFile } from '../hooks/useCalendarFile.ts';
import { useZone } from '../session/useZone.ts';

/** The button that adds a booked appointment to the student's own calendar; nothing where the server's answer has none. */
export function AddBooked({ submission }: { submission: Submission<AppointmentDetail | null> }) {
  const zone = useZone();
  const file = useEntriesFile();
  const booked = submission.status === 'done' ? submission.result : null;
  return (
    booked && (
      <AddToCalendar
        what="item"
        submission={file.submission}
        onAdd={() => file.save('appointment.ics', () => Promise.resolve([appointmentEntry(booked, zone)]))}
      />
    )
  );
}
