import type { SafeHref } from '@portal/domain/shared';
import { mutationOptions } from '@tanstack/react-query';
import { invalidate, SCHEDULE_KEY, waitBriefly, type Client, type SaveFile } from '../client/index.ts';
import { scheduleQueries } from './queries.ts';

/** A file of a course outline that can be fetched. */
export interface OutlineFile {
  /** Its URL. */
  id: SafeHref;
  name: string;
}

/** Key prefix of the downloads of outline files; each key ends with the file's URL. */
export const DOWNLOAD_KEY = [...SCHEDULE_KEY, 'download'] as const;

export const scheduleMutations = {
  /**
   * Confirms that a course was read online. Pending until the schedule is refetched, or briefly if it is done and the
   * refetch hangs. It does not use `awaitsRefetch`, which would keep it pending when the refetch fails, although the task
   * is done.
   */
  readOnline: (client: Client, studentId: number, course: number) =>
    mutationOptions({
      mutationKey: [...SCHEDULE_KEY, 'readOnline', course],
      mutationFn: async () =>
        void (await client.call({
          path: 'StudySchedule/ReadCourseOnline',
          method: 'POST',
          body: { CoursePublishedId: course },
        })),
      // Else a refetch that fails would leave the task on the page as it was.
      onSuccess: (_data, _variables, _onMutateResult, { client: queries }) => {
        const { queryKey } = scheduleQueries.ofCourse(client, studentId, course);
        queries.setQueryData(queryKey, (schedule) => schedule && { ...schedule, courseRead: true });
      },
      // Also after a failure: the server may have completed the task although its response was lost.
      onSettled: (_data, error, _variables, _onMutateResult, { client: queries }) => {
        const refetch = invalidate(queries, { queryKey: SCHEDULE_KEY });
        return error ? refetch : waitBriefly(refetch, undefined);
      },
    }),
  /** Fetches a file of the course outline and saves it. A missing file is a `serverDown` failure with its status. */
  download: (client: Client, { id: href, name }: OutlineFile, save: SaveFile) =>
    mutationOptions({
      mutationKey: [...DOWNLOAD_KEY, href],
      mutationFn: async () => save(await client.file(href), name),
    }),
  /** Refetches all active queries of a schedule; its result is the schedule. */
  refresh: (client: Client, studentId: number, course: number) =>
    mutationOptions({
      mutationKey: [...SCHEDULE_KEY, 'refresh', course],
      mutationFn: async (_variables: void, { client: queries }) => {
        await queries.refetchQueries({ queryKey: SCHEDULE_KEY, type: 'active' });
        return queries.getQueryData(scheduleQueries.ofCourse(client, studentId, course).queryKey);
      },
    }),
};
