import { decodeScheduleAttachments, decodeStudySchedule } from '@portal/domain/schedule';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

const scheduleCall = (course: number): CallSpec => ({
  path: 'Course/GetCourseStudySchedule',
  method: 'POST',
  body: { CoursePublishedId: course },
});

const attachmentsCall = (schedule: number): CallSpec => ({
  path: 'StudySchedule/GetAttachments',
  method: 'POST',
  body: { StudyScheduleId: schedule },
});

export const scheduleQueries = {
  /** The student's plan for a course; null = it has none. Asked for at each visit, as its tasks are done elsewhere. */
  ofCourse: (client: Client, studentId: number, course: number) =>
    queryOptions({
      queryKey: ['schedule', 'ofCourse', studentId, course],
      queryFn: createQueryFn(client, scheduleCall(course), decodeStudySchedule),
      staleTime: 0,
    }),
  /** The files of the course outline. */
  attachments: (client: Client, schedule: number) =>
    queryOptions({
      queryKey: ['schedule', 'attachments', schedule],
      queryFn: createQueryFn(client, attachmentsCall(schedule), decodeScheduleAttachments),
    }),
};

/** Says that the course was read online. Rejects with a `FailureError`. */
export async function readCourseOnline(client: Client, course: number): Promise<void> {
  await client.call({ path: 'StudySchedule/ReadCourseOnline', method: 'POST', body: { CoursePublishedId: course } });
}
