import { mutationOptions } from '@tanstack/react-query';
import { SCHEDULE_KEY, type Client } from '../client/index.ts';
import { scheduleQueries } from './queries.ts';

export const scheduleMutations = {
  /**
   * Says that a course was read online. It is pending until what follows from it was fetched: not by `awaitsRefetch`,
   * which waits for ever where that fails, but the task is done all the same.
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
  /** Fetches everything that is shown of a schedule anew, and results in the schedule as it is then. */
  refresh: (client: Client, studentId: number, course: number) =>
    mutationOptions({
      mutationKey: [...SCHEDULE_KEY, 'refresh', course],
      mutationFn: async (_variables: void, { client: queries }) => {
        await queries.refetchQueries({ queryKey: SCHEDULE_KEY, type: 'active' });
        return queries.getQueryData(scheduleQueries.ofCourse(client, studentId, course).queryKey);
      },
    }),
};
