import { useAppointment } from '@portal/data/appointments';
import { appointmentEnd, isComingUp, type Appointment } from '@portal/domain/appointments';
import { bookMeetingPath } from '@portal/domain/screens';
import { AppointmentLoadDialog } from '@portal/ui/appointments';
import { useZone } from '../session/useZone.ts';
import { OpenAppointment } from './OpenAppointment.tsx';

export interface ListedAppointmentContainerProps {
  id: number;
  /** Its row in the list, shown until its details are loaded; null = not in the list. */
  row: Appointment | null;
  onClose: () => void;
}

/** The dialog of an appointment of the list. A link may open it before the list is loaded. */
export function ListedAppointmentContainer({ id, row, onClose }: ListedAppointmentContainerProps) {
  const zone = useZone();
  const { loadable, data, retry } = useAppointment(id);
  const appointment = data ?? row;
  if (!appointment) {
    const failure = loadable.status === 'failed' ? loadable.failure : null;
    return <AppointmentLoadDialog failure={failure} onRetry={retry} onClose={onClose} />;
  }
  const { booking } = appointment;
  return (
    <OpenAppointment
      appointment={{ ...appointment, teacherId: booking?.teacherId ?? null }}
      ends={appointmentEnd(appointment, zone)}
      availabilityOf={booking && { kind: 'teacher', typeId: booking.typeId, teacherId: booking.teacherId }}
      bookAgainHref={booking && !isComingUp(appointment) ? bookMeetingPath(booking) : null}
      onClose={onClose}
    />
  );
}
