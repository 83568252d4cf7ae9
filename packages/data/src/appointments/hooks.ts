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
import { availabilityQueries, type AvailabilityScope } from './queries.ts';

interface Options {
  /** false: nothing is fetched, fetched data stays. */
  enabled: boolean;
}

/** A failed query is refetched by a retry only, not when its week or day is shown again. */
const unlessFailed =
  ({ enabled }: Options) =>
  ({ state }: { state: { status: string } }) =>
    enabled && state.status !== 'error';

/** A teacher's available days in the week of a Monday, `YYYY-MM-DD`. */
export function useAvailabilityWeek(
  scope: AvailabilityScope,
  monday: string,
  options: Options,
): LoadableQuery<WeekAvailability> {
  return useLoadableQuery({ ...availabilityQueries.week(useClient(), scope, monday), enabled: unlessFailed(options) });
}

/** A teacher's available times on a day, `HH:mm`; null = no day is chosen. */
export function useAvailabilityTimes(
  scope: AvailabilityScope,
  date: string | null,
  { enabled }: Options,
): LoadableQuery<string[]> {
  return useLoadableQuery({
    ...availabilityQueries.times(useClient(), scope, date ?? ''),
    enabled: unlessFailed({ enabled: enabled && date !== null }),
  });
}

/** Reschedules an appointment. */
export function useRescheduleAppointment(appointment: {
  id: number;
  typeId: number;
}): SubmissionHandle<AppointmentDetail | null, DayAndTime> {
  return useSubmission(appointmentMutations.reschedule(useClient(), appointment));
}

/** Cancels an appointment. */
export function useCancelAppointment(id: number): SubmissionHandle<void, void> {
  return useSubmission(appointmentMutations.cancel(useClient(), id));
}
