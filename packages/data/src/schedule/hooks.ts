import type { BookedAppointment } from '@portal/domain/appointments';
import type { ScheduleAttachment, StudySchedule } from '@portal/domain/schedule';
import { failed, idle, ready, type Loadable, type Submission } from '@portal/domain/shared';
import {
  useClient,
  useLoadableQuery,
  useStudent,
  useSubmission,
  type LoadableQuery,
  type SubmissionHandle,
} from '../client/index.ts';
import { scheduleMutations } from './mutations.ts';
import { scheduleQueries } from './queries.ts';

/** A course's study schedule, then the outline of the course and the test that is booked. */
export interface CourseSchedule {
  /** null = the course has none. */
  schedule: LoadableQuery<StudySchedule | null>;
  attachments: LoadableQuery<ScheduleAttachment[]>;
  /** null = no test is booked, or the school names no appointment for it. */
  test: Loadable<BookedAppointment | null>;
  retryTest: () => void;
  /**
   * Fetching it all anew by the student's wish: `done` while what came of it is shown, `failed` while the schedule itself
   * could not be fetched anew, for whatever reason that was tried.
   */
  refresh: { submission: Submission; submit: () => void };
}

/** Everything that the page of a study schedule shows of it. */
export function useSchedule(course: number): CourseSchedule {
  const client = useClient();
  const { studentId } = useStudent();
  const schedule = useLoadableQuery(scheduleQueries.ofCourse(client, studentId, course));
  const refresh = useSubmission(scheduleMutations.refresh(client, studentId, course));
  const plan = schedule.data ?? null;
  const attachments = useLoadableQuery({
    ...scheduleQueries.attachments(client, plan?.id ?? 0),
    enabled: plan !== null,
  });
  const appointmentId = plan?.test.starts ? plan.test.appointmentId : null;
  const test = useLoadableQuery({
    ...scheduleQueries.test(client, appointmentId ?? 0),
    enabled: appointmentId !== null,
  });
  return {
    schedule,
    attachments,
    test: appointmentId === null ? ready(null) : test.loadable,
    retryTest: test.retry,
    refresh: { submission: shownRefresh(schedule, refresh.submission), submit: () => refresh.submit() },
  };
}

function shownRefresh<T>({ data, refetchFailure }: LoadableQuery<T>, refresh: Submission<T | undefined>): Submission {
  if (refresh.status === 'pending') return refresh;
  if (refetchFailure) return failed(refetchFailure);
  return refresh.status === 'done' && refresh.result === data ? refresh : idle;
}

/** Says that a course was read online; done once what follows from it was fetched. */
export function useReadCourseOnline(course: number): SubmissionHandle<void, void> {
  return useSubmission(scheduleMutations.readOnline(useClient(), course));
}
