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

/** The week shows appointments, and one of them may be the test of a study schedule. */
const STALE_AFTERWARDS = [CALENDAR_KEY, SCHEDULE_KEY];

export const appointmentMutations = {
  /**
   * Moves an appointment to another day and time. Its result is what the server says of it now, null where that cannot
   * be read.
   */
  reschedule: (client: Client, appointment: { id: number; typeId: number }) =>
    mutationOptions({
      mutationKey: ['appointments', 'reschedule', appointment.id],
      mutationFn: async (slot: DayAndTime): Promise<AppointmentDetail | null> =>
        decodeAppointmentDetail(await client.call(rescheduleCall(appointment, slot)), client),
      meta: { invalidates: STALE_AFTERWARDS },
    }),
  /** Gives an appointment up. */
  cancel: (client: Client, id: number) =>
    mutationOptions({
      mutationKey: ['appointments', 'cancel', id],
      mutationFn: async () =>
        void (await client.call({
          path: 'Appointment/CancelAppointment',
          method: 'POST',
          body: { AppointmentId: id },
        })),
      meta: { invalidates: STALE_AFTERWARDS },
    }),
};
