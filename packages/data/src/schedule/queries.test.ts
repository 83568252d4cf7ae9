import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answeringClient } from '../testing/answering-client.ts';
import { scheduleQueries } from './queries.ts';

test('a schedule is requested as the contract spells it; none is an answer (NET-77)', async () => {
  const { client, sentCalls } = answeringClient(null);
  expect(await new QueryClient().fetchQuery(scheduleQueries.ofCourse(client, 7001, 101))).toBeNull();
  expect(sentCalls()).toEqual([
    { path: 'Course/GetCourseStudySchedule', method: 'POST', body: { CoursePublishedId: 101 } },
  ]);
  expect(scheduleQueries.ofCourse(client, 7001, 102).queryKey).not.toEqual(
    scheduleQueries.ofCourse(client, 7001, 101).queryKey,
  );
});

test('its attachments are fetched, and read (NET-85)', async () => {
  const { client, sentCalls } = answeringClient([{ FileName: 'outline.pdf', FullFilePath: null }]);
  const read = await new QueryClient().fetchQuery(scheduleQueries.attachments(client, 901));
  expect(read).toEqual([{ name: 'outline.pdf', href: null, fetchHref: null }]);
  expect(sentCalls()).toEqual([
    { path: 'StudySchedule/GetAttachments', method: 'POST', body: { StudyScheduleId: 901 } },
  ]);
});

test('the test that is booked is fetched, and read (NET-70)', async () => {
  const { client, sentCalls } = answeringClient({
    Id: 606,
    TypeId: 63,
    Type: 'Test consultation',
    TeacherId: 71,
    TeacherName: 'Daniel Okafor',
    StartDate: '2026-12-01T03:30:00Z',
    Status: 'Active',
    HasPassed: false,
  });
  const read = await new QueryClient().fetchQuery(scheduleQueries.test(client, 606));
  expect(read.teacher).toBe('Daniel Okafor');
  expect(sentCalls()).toEqual([{ path: 'Appointment/GetAppointment', method: 'POST', body: { AppointmentId: 606 } }]);
});
