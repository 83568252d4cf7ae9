import {
  decodeAppointmentDetail,
  type AppointmentDetail,
  type RescheduleAppointmentRequestWire,
} from '@portal/domain/appointments';
import type { DayAndTime } from '@portal/domain/shared';
import { mutationOptions } from '@tanstack/react-query';
import { CALENDAR_KEY, SCHEDULE_KEY, type CallSpec, type Client } from '../client/index.ts';

function rescheduleCall({ id, typeId }: { id: number; typeId: number }, { date, time }: DayAndTime): CallSpec {
  const body: RescheduleAppointmentRequestWire = {
    AppointmentId: id,
    AppointmentTypeId: typeId,
    StartDate: date,
    StartTime: time,
  };
  return { path: 'Appointment/RescheduleAppointment', method: 'POST', body };
}

/** The calendar shows appointments, and one of them may be the test of a study schedule. */
const INVALIDATES = [CALENDAR_KEY, SCHEDULE_KEY];

export const appointmentMutations = {
  /**
   * Reschedules an appointment. Its result is the changed appointment; null when the server's answer is invalid.
   */
  reschedule: (client: Client, appointment: { id: number; typeId: number }) =>
    mutationOptions({
      mutationKey: ['appointments', 'reschedule', appointment.id],
      mutationFn: async (slot: DayAndTime): Promise<AppointmentDetail | null> =>
        decodeAppointmentDetail(await client.call(rescheduleCall(appointment, slot)), client),
      meta: { invalidates: INVALIDATES },
    }),
  /** Cancels an appointment. */
  cancel: (client: Client, id: number) =>
    mutationOptions({
      mutationKey: ['appointments', 'cancel', id],
      mutationFn: async () =>
        void (await client.call({
          path: 'Appointment/CancelAppointment',
          method: 'POST',
          body: { AppointmentId: id },
        })),
      meta: { invalidates: INVALIDATES },
    }),
};
