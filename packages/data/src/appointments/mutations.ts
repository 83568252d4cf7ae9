import {
  decodeAppointmentDetail,
  type AppointmentDetail,
  type CreateAppointmentRequestWire,
  type RescheduleAppointmentRequestWire,
} from '@portal/domain/appointments';
import type { DayAndTime } from '@portal/domain/shared';
import { mutationOptions } from '@tanstack/react-query';
import {
  APPOINTMENTS_KEY,
  CALENDAR_KEY,
  fetchDecoded,
  SCHEDULE_KEY,
  type CallSpec,
  type Client,
} from '../client/index.ts';

function rescheduleCall({ id, typeId }: { id: number; typeId: number }, { date, time }: DayAndTime): CallSpec {
  const body: RescheduleAppointmentRequestWire = {
    AppointmentId: id,
    AppointmentTypeId: typeId,
    StartDate: date,
    StartTime: time,
  };
  return { path: 'Appointment/RescheduleAppointment', method: 'POST', silent: true, body };
}

/**
 * An appointment to book: teacher, type, day and time, and the course in the form that the wizard's call takes
 * (contract 2).
 */
export type NewAppointment = { typeId: number; teacherId: number; slot: DayAndTime } & (
  | { kind: 'meetings'; course: { id: number; itemType: number } }
  | { kind: 'course'; publishedId: number }
);

function createCall(booking: NewAppointment): CallSpec {
  const body: CreateAppointmentRequestWire = {
    SelectedAppointmentTypeId: booking.typeId,
    ...(booking.kind === 'meetings'
      ? { SelectedCourseId: booking.course.id, SelectedItemType: booking.course.itemType }
      : { CoursePublishedId: booking.publishedId }),
    SelectedTeacherId: booking.teacherId,
    SelectedDate: booking.slot.date,
    SelectedTime: booking.slot.time,
  };
  return { path: 'Appointment/CreateAppointment', method: 'POST', silent: true, body };
}

/**
 * A write changes the lists and quotas, the calendar, which shows appointments, and a study schedule whose test is the
 * appointment. These are also invalidated after a failure, since the server may have made the change although its
 * response was lost.
 */
const META = { invalidates: [APPOINTMENTS_KEY, CALENDAR_KEY, SCHEDULE_KEY], invalidatesOn: 'settled' } as const;

/** Key prefix of the changes of an appointment. */
export const changeKey = (id: number) => ['appointments', 'change', id] as const;

export const appointmentMutations = {
  /** Books an appointment. Its result is the appointment; null when the server's answer is invalid. */
  create: (client: Client) =>
    mutationOptions({
      mutationKey: ['appointments', 'create'],
      mutationFn: (booking: NewAppointment): Promise<AppointmentDetail | null> =>
        fetchDecoded(client, createCall(booking), decodeAppointmentDetail),
      meta: META,
    }),
  /**
   * Reschedules an appointment. Its result is the changed appointment; null when the server's answer is invalid.
   */
  reschedule: (client: Client, appointment: { id: number; typeId: number }) =>
    mutationOptions({
      mutationKey: [...changeKey(appointment.id), 'reschedule'],
      mutationFn: (slot: DayAndTime): Promise<AppointmentDetail | null> =>
        fetchDecoded(client, rescheduleCall(appointment, slot), decodeAppointmentDetail),
      meta: META,
    }),
  /** Cancels an appointment. */
  cancel: (client: Client, id: number) =>
    mutationOptions({
      mutationKey: [...changeKey(id), 'cancel'],
      mutationFn: async () =>
        void (await client.call({
          path: 'Appointment/CancelAppointment',
          method: 'POST',
          silent: true,
          body: { AppointmentId: id },
        })),
      meta: META,
    }),
};
