import type { AppointmentDetail, WeekAvailability } from '@portal/domain/appointments';
import type { DayAndTime } from '@portal/domain/shared';
import {
  useClient,
  useLoadableQuery,
  useSubmission,
  type LoadableQuery,
  type SubmissionHandle,
} from '../client/index.ts';
import { appointmentMutations } from './mutations.ts';
import { availabilityQueries, type AvailabilityOf } from './queries.ts';

interface Look {
  /** false: nothing is fetched; what was fetched stays. */
  enabled: boolean;
}

/** What failed is fetched again by a retry only, not when the student comes back to it. */
const unlessFailed =
  ({ enabled }: Look) =>
  ({ state }: { state: { status: string } }) =>
    enabled && state.status !== 'error';

/** DateTimeWithZone a teacher has time in the week that begins on this Monday, `YYYY-MM-DD`. */
export function useAvailabilityWeek(of: AvailabilityOf, monday: string, look: Look): LoadableQuery<WeekAvailability> {
  return useLoadableQuery({ ...availabilityQueries.week(useClient(), of, monday), enabled: unlessFailed(look) });
}

/** DateTimeWithZone a teacher has time on a day, `HH:mm`; null = no day is chosen. */
export function useAvailabilityTimes(
  of: AvailabilityOf,
  date: string | null,
  { enabled }: Look,
): LoadableQuery<string[]> {
  return useLoadableQuery({
    ...availabilityQueries.times(useClient(), of, date ?? ''),
    enabled: unlessFailed({ enabled: enabled && date !== null }),
  });
}

/** Moves an appointment to another day and time. */
export function useRescheduleAppointment(appointment: {
  id: number;
  typeId: number;
}): SubmissionHandle<AppointmentDetail | null, DayAndTime> {
  return useSubmission(appointmentMutations.reschedule(useClient(), appointment));
}

/** Gives an appointment up. */
export function useCancelAppointment(id: number): SubmissionHandle<void, void> {
  return useSubmission(appointmentMutations.cancel(useClient(), id));
}
