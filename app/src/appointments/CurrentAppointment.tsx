import { useChangedAppointment, useWasChanged, type AvailabilityScope } from '@portal/data/appointments';
import { appointmentEnd, type Appointment, type OpenedAppointment } from '@portal/domain/appointments';
import { AppointmentLoadDialog } from '@portal/ui/appointments';
import { useState } from 'react';
import { useZone } from '../session/useZone.ts';
import { OpenAppointment } from './OpenAppointment.tsx';

export interface CurrentAppointmentProps {
  /** The appointment as another page shows it. */
  opened: OpenedAppointment;
  /** null = not known. */
  ends: Date | null;
  availabilityOf: AvailabilityScope;
  onClose: () => void;
}

/**
 * The dialog of an appointment that another page shows. It is fetched where that page may show it as it was: when it was
 * changed shortly before it is opened again, and once a change of it has failed, since only the response may be lost.
 */
export function CurrentAppointment({ opened, ends, availabilityOf, onClose }: CurrentAppointmentProps) {
  const zone = useZone();
  const wasChanged = useWasChanged(opened.id);
  const [failed, setFailed] = useState(false);
  const { data, loadable, retry } = useChangedAppointment(opened.id, wasChanged || failed);
  if (wasChanged && !data) {
    const failure = loadable.status === 'failed' ? loadable.failure : null;
    return <AppointmentLoadDialog failure={failure} onRetry={retry} onClose={onClose} />;
  }
  return (
    <OpenAppointment
      appointment={data ? { ...opened, ...currentStateOf(data) } : opened}
      ends={data ? appointmentEnd(data, zone) : ends}
      availabilityOf={availabilityOf}
      onFailed={() => setFailed(true)}
      onClose={onClose}
    />
  );
}

/** What a change may have changed. */
function currentStateOf({ starts, status, passed, link, mode, place }: Appointment) {
  return { starts, status, passed, link, mode, place };
}
