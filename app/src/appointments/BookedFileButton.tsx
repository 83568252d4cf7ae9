import type { AppointmentDetail } from '@portal/domain/appointments';
import type { Submission } from '@portal/domain/shared';
import { AppointmentFileButton } from './AppointmentFileButton.tsx';

/**
 * The button for the calendar file of the booked appointment; nothing where the server's response cannot be decoded.
 */
export function BookedFileButton({ submission }: { submission: Submission<AppointmentDetail | null> }) {
  const booked = submission.status === 'done' ? submission.result : null;
  return booked && <AppointmentFileButton appointment={booked} />;
}
