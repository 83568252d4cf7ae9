import { inZone } from '@portal/domain/shared';
import { AddToCalendar } from '@portal/ui/calendar';
import { useTypeName } from '@portal/ui/appointments';
import { useFormat } from '@portal/ui/i18n';
import { useTranslation } from 'react-i18next';
import { useEntriesFile } from '../hooks/useCalendarFile.ts';
import { useZone } from '../session/useZone.ts';
import { appointmentEntry, type AppointmentForEntry } from './appointment-entry.ts';

export interface AppointmentFileButtonProps {
  appointment: AppointmentForEntry;
  /** null = not known. */
  ends?: Date | null;
  /** The appointment was cancelled: the file removes it from the calendar. */
  cancelled?: boolean;
}

/**
 * A button that saves a calendar file of an appointment. Importing the file replaces an earlier entry, or removes that
 * of a cancelled appointment.
 */
export function AppointmentFileButton({ appointment, ends = null, cancelled = false }: AppointmentFileButtonProps) {
  const file = useEntriesFile();
  const { t } = useTranslation('common');
  const format = useFormat();
  const zone = useZone();
  const type = useTypeName(appointment.type);
  const { starts } = appointment;
  const { date, time } = inZone(starts, zone);
  // The same format as in the appointment's dialog.
  const slot = t('dayAndTime', { day: format.dayAndDate(date), time });
  const when = t('nameWithNote', { name: slot, note: format.zone(zone, starts) });
  return (
    <AddToCalendar
      what={cancelled ? 'cancelled' : 'item'}
      submission={file.submission}
      onAdd={() =>
        file.save(
          'appointment.ics',
          async () => [appointmentEntry({ ...appointment, type }, when, ends)],
          cancelled ? 'cancel' : 'add',
        )
      }
    />
  );
}
