export { availabilityByCourse, availabilityByTeacher, type Availability, type AvailabilityOf } from './availability.ts';
export { cancelAppointment, rescheduleAppointment } from './changes.ts';
export { appointmentQueries } from './queries.ts';
