export { useAvailabilityTimes, useAvailabilityWeek, useCancelAppointment, useRescheduleAppointment } from './hooks.ts';
export type { AvailabilityScope } from './queries.ts';
