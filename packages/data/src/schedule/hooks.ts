import type { BookedAppointment } from '@portal/domain/appointments';
import type { ScheduleAttachment, StudySchedule } from '@portal/domain/schedule';
import { failed, idle, ready, type Loadable, type Submission } from '@portal/domain/shared';
import {
  useClient,
  useLoadableQuery,
  useSilentClient,
  useStudent,
  useSubmission,
  useSubmissions,
  type LoadableQuery,
  type SaveFile,
  type SubmissionHandle,
  type SubmissionsHandle,
} from '../client/index.ts';
import { DOWNLOAD_KEY, scheduleMutations, type OutlineFile } from './mutations.ts';
import { scheduleQueries } from './queries.ts';

/** A course's study schedule, the files of its outline and the booked test. */
export interface CourseSchedule {
  /** null = the course has none. */
  schedule: LoadableQuery<StudySchedule | null>;
  attachments: LoadableQuery<ScheduleAttachment[]>;
  /** null = no test is booked, or it has no appointment. */
  test: Loadable<BookedAppointment | null>;
  retryTest: () => void;
  /**
   * The student's refetch of everything: `done` while its result is shown, `failed` while the last refetch of the
   * schedule has failed, whatever triggered it.
   */
  refresh: { submission: Submission; submit: () => void };
}

/** Everything that the page of a study schedule shows. */
export function useSchedule(course: number): CourseSchedule {
  const client = useClient();
  const { studentId } = useStudent();
  const schedule = useLoadableQuery(scheduleQueries.ofCourse(client, studentId, course));
  const refresh = useSubmission(scheduleMutations.refresh(client, studentId, course));
  const loaded = schedule.data ?? null;
  const attachments = useLoadableQuery({
    ...scheduleQueries.attachments(client, loaded?.id ?? 0),
    enabled: loaded !== null,
  });
  const appointmentId = loaded?.test.starts ? loaded.test.appointmentId : null;
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

/**
 * A course's study schedule alone, for a page that can do without it: fetched silently; null = the course has none.
 *
 * @param enabled false = nothing is fetched
 */
export function useSilentSchedule(course: number, enabled: boolean): LoadableQuery<StudySchedule | null> {
  const { studentId } = useStudent();
  return useLoadableQuery({ ...scheduleQueries.ofCourse(useSilentClient(), studentId, course), enabled });
}

/** Confirms that a course was read online; done once the schedule is refetched, or soon after if that hangs. */
export function useReadCourseOnline(course: number): SubmissionHandle<void, void> {
  return useSubmission(scheduleMutations.readOnline(useClient(), useStudent().studentId, course));
}

/** Fetches files of the course outline and saves each under its name. */
export function useOutlineFiles(save: SaveFile): SubmissionsHandle<void, OutlineFile> {
  const client = useClient();
  return useSubmissions(DOWNLOAD_KEY, (file) => scheduleMutations.download(client, file, save));
}
