export { useAvailabilityTimes, useAvailabilityWeek, useCancelAppointment, useRescheduleAppointment } from './hooks.ts';
export type { AvailabilityOf } from './queries.ts';
