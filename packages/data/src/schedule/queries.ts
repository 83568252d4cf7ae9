import { decodeBookedAppointment } from '@portal/domain/appointments';
import { decodeScheduleAttachments, decodeStudySchedule } from '@portal/domain/schedule';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, refetchUnlessPrefetched, SCHEDULE_KEY, type CallSpec, type Client } from '../client/index.ts';

export const scheduleCall = (course: number): CallSpec => ({
  path: 'Course/GetCourseStudySchedule',
  method: 'POST',
  body: { CoursePublishedId: course },
});

const attachmentsCall = (schedule: number): CallSpec => ({
  path: 'StudySchedule/GetAttachments',
  method: 'POST',
  body: { StudyScheduleId: schedule },
});

const testCall = (appointment: number): CallSpec => ({
  path: 'Appointment/GetAppointment',
  method: 'POST',
  body: { AppointmentId: appointment },
});

export const scheduleQueries = {
  /** The student's schedule for a course; null = none. Fetched at each visit, since its tasks are done on other pages. */
  ofCourse: (client: Client, studentId: number, course: number) =>
    queryOptions({
      queryKey: [...SCHEDULE_KEY, 'ofCourse', studentId, course],
      queryFn: createQueryFn(client, scheduleCall(course), decodeStudySchedule),
      staleTime: 0,
      refetchOnMount: refetchUnlessPrefetched,
    }),
  /** The files of the course outline. */
  attachments: (client: Client, schedule: number) =>
    queryOptions({
      queryKey: [...SCHEDULE_KEY, 'attachments', schedule],
      queryFn: createQueryFn(client, attachmentsCall(schedule), decodeScheduleAttachments),
    }),
  /** The booked test, by the id of its appointment. */
  test: (client: Client, appointment: number) =>
    queryOptions({
      queryKey: [...SCHEDULE_KEY, 'test', appointment],
      queryFn: createQueryFn(client, testCall(appointment), decodeBookedAppointment),
    }),
};
