import {
  decodeAppointmentDetail,
  type AppointmentDetail,
  type RescheduleAppointmentRequestWire,
} from '@portal/domain/appointments';
import type { DayAndTime } from '@portal/domain/shared';
import type { Client } from '../client/index.ts';

/**
 * Moves an appointment to another day and time. Resolves to what the server says of it now, null where that cannot be
 * read; rejects with a `FailureError`.
 */
export async function rescheduleAppointment(
  client: Client,
  { id, typeId }: { id: number; typeId: number },
  { date, time }: DayAndTime,
): Promise<AppointmentDetail | null> {
  const body: RescheduleAppointmentRequestWire = {
    AppointmentId: id,
    AppointmentTypeId: typeId,
    StartDate: date,
    StartTime: time,
  };
  return decodeAppointmentDetail(
    await client.call({ path: 'Appointment/RescheduleAppointment', method: 'POST', body }),
  );
}

/** Gives an appointment up. Rejects with a `FailureError`. */
export async function cancelAppointment(client: Client, id: number): Promise<void> {
  await client.call({ path: 'Appointment/CancelAppointment', method: 'POST', body: { AppointmentId: id } });
}
