import { useChangedAppointment } from '@portal/data/appointments';
import { appointmentEnd, type OpenedAppointment } from '@portal/domain/appointments';
import { useState } from 'react';
import { useZone } from '../session/useZone.ts';

/** An appointment in its current state, as props of its dialog. */
interface CurrentAppointment<Opened> {
  appointment: Opened;
  /** null = not known. */
  ends: Date | null;
  onFailed: () => void;
}

/**
 * An appointment that is shown on another page, whose list does not follow its changes. Once a change of it has failed,
 * it is fetched: when only the response was lost, it has another time, or is cancelled.
 */
export function useCurrentAppointment<Opened extends OpenedAppointment>(
  opened: Opened,
  ends: Date | null,
): CurrentAppointment<Opened> {
  const zone = useZone();
  const [failed, setFailed] = useState(false);
  const { data } = useChangedAppointment(opened.id, failed);
  const onFailed = () => setFailed(true);
  if (!data) return { appointment: opened, ends, onFailed };
  const { starts, status, passed, link, mode, place } = data;
  return {
    appointment: { ...opened, starts, status, passed, link, mode, place },
    ends: appointmentEnd(data, zone),
    onFailed,
  };
}
