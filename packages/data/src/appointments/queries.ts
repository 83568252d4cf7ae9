import { decodeBookedAppointment } from '@portal/domain/appointments';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

const appointmentCall = (id: number): CallSpec => ({
  path: 'Appointment/GetAppointment',
  method: 'POST',
  body: { AppointmentId: id },
});

export const appointmentQueries = {
  /** What is booked, by its id. */
  booked: (client: Client, id: number) =>
    queryOptions({
      queryKey: ['appointments', 'booked', id],
      queryFn: createQueryFn(client, appointmentCall(id), decodeBookedAppointment),
    }),
};
