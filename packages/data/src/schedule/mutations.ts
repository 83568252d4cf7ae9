import type { ScheduleAttachment } from '@portal/domain/schedule';
import { mutationOptions } from '@tanstack/react-query';
import { SCHEDULE_KEY, type Client, type SaveFile } from '../client/index.ts';
import { scheduleQueries } from './queries.ts';

export const scheduleMutations = {
  /**
   * Confirms that a course was read online. Pending until the schedule is refetched; without `awaitsRefetch`, which would
   * keep it pending when the refetch fails, although the task is done.
   */
  readOnline: (client: Client, course: number) =>
    mutationOptions({
      mutationKey: [...SCHEDULE_KEY, 'readOnline', course],
      mutationFn: async () =>
        void (await client.call({
          path: 'StudySchedule/ReadCourseOnline',
          method: 'POST',
          body: { CoursePublishedId: course },
        })),
      onSuccess: (_data, _variables, _onMutateResult, { client: queries }) =>
        queries.invalidateQueries({ queryKey: SCHEDULE_KEY }),
    }),
  /** Fetches a file of the course outline and saves it. A missing file is a `serverDown` failure with its status. */
  download: (client: Client, save: SaveFile) =>
    mutationOptions({
      mutationKey: [...SCHEDULE_KEY, 'download'],
      mutationFn: async ({ href, name }: ScheduleAttachment) => save(await client.file(href ?? ''), name),
    }),
  /** Refetches all queries in use of a schedule; its result is the schedule. */
  refresh: (client: Client, studentId: number, course: number) =>
    mutationOptions({
      mutationKey: [...SCHEDULE_KEY, 'refresh', course],
      mutationFn: async (_variables: void, { client: queries }) => {
        await queries.refetchQueries({ queryKey: SCHEDULE_KEY, type: 'active' });
        return queries.getQueryData(scheduleQueries.ofCourse(client, studentId, course).queryKey);
      },
    }),
};
