import { FailureError } from '@portal/domain/shared';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { answeringClient } from '../testing/answering-client.ts';
import type { CallSpec } from '../client/index.ts';
import { appointmentQueries, availabilityQueries, type AvailabilityScope } from './queries.ts';

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const byCourse: AvailabilityScope = { kind: 'course', typeId: 61, teacherId: 71, courseId: 101 };
const byTeacher: AvailabilityScope = { kind: 'teacher', typeId: 61, teacherId: 71 };
const MONDAY = '2026-11-23';
const WEDNESDAY = '2026-11-25';

describe('what is asked (contract 2, Appointment)', () => {
  test.each<[string, AvailabilityScope, CallSpec]>([
    [
      'the week from its Monday',
      byCourse,
      {
        path: 'Appointment/GetTeacherAvailabilityPerWeek',
        method: 'GET',
        query: { appointmentTypeId: 61, teacherId: 71, startDate: MONDAY },
      },
    ],
    [
      'the week of a teacher, without a course (NET-65)',
      byTeacher,
      {
        path: 'Appointment/GetTeacherAvailabilityDay',
        method: 'POST',
        body: { TeacherId: 71, AppointmentTypeId: 61, StartDate: MONDAY },
      },
    ],
  ])('%s', async (_name, of, spec) => {
    const { client, sentCalls } = answeringClient({ WeekAvailabilities: [], IsLastWeek: true });
    const week = await fresh().fetchQuery(availabilityQueries.week(client, of, MONDAY));
    expect(week).toEqual({ days: [], isLast: true });
    expect(sentCalls()).toEqual([spec]);
  });

  test.each<[string, AvailabilityScope, CallSpec]>([
    [
      'the times of a day',
      byCourse,
      {
        path: 'Appointment/GetTeacherTimeAvailability',
        method: 'GET',
        query: { appointmentTypeId: 61, teacherId: 71, selectedDate: WEDNESDAY, courseId: 101 },
      },
    ],
    [
      'the times of a teacher’s day, without a course (NET-67)',
      byTeacher,
      {
        path: 'Appointment/GetAvailabilityTimePerDay',
        method: 'POST',
        body: { TeacherId: 71, AppointmentTypeId: 61, SelectedDate: WEDNESDAY },
      },
    ],
  ])('%s', async (_name, of, spec) => {
    const { client, sentCalls } = answeringClient([{ AvailableTime24: '14:30', AvailableTime12: '02:30 PM' }]);
    expect(await fresh().fetchQuery(availabilityQueries.times(client, of, WEDNESDAY))).toEqual(['14:30']);
    expect(sentCalls()).toEqual([spec]);
  });
});

test('the student’s appointments are asked for by fifties, the latest first (001 §9)', async () => {
  const { client, sentCalls } = answeringClient({ rows: [], total: 0 });
  const { data } = await new InfiniteQueryObserver(fresh(), appointmentQueries.list(client, 5001)).refetch();
  expect(data).toEqual({ rows: [], total: 0 });
  const query = { PageIndex: 0, PageSize: 50, SortFieldName: 'StartDate', SortOrder: 'DESC', Keyword: '' };
  expect(sentCalls()).toEqual([{ path: 'Appointment/GetStudentAppointments', method: 'GET', query }]);
});

test('weeks, days, teachers and ways to ask are kept apart', () => {
  const { client } = answeringClient(null);
  const keys = [
    availabilityQueries.week(client, byCourse, MONDAY),
    availabilityQueries.week(client, byCourse, '2026-11-30'),
    availabilityQueries.week(client, byTeacher, MONDAY),
    availabilityQueries.week(client, { ...byTeacher, teacherId: 72 }, MONDAY),
    availabilityQueries.times(client, byCourse, MONDAY),
    availabilityQueries.times(client, byCourse, WEDNESDAY),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a failure is passed on as it is', async () => {
  const thrown = new FailureError({ kind: 'rejected', messages: ['Taken.'], value: null });
  const { client } = answeringClient(thrown);
  await expect(fresh().fetchQuery(availabilityQueries.week(client, byCourse, MONDAY))).rejects.toBe(thrown);
  await expect(fresh().fetchQuery(availabilityQueries.times(client, byTeacher, WEDNESDAY))).rejects.toBe(thrown);
});

test('what is not a week is not understood', async () => {
  const { client } = answeringClient('soon');
  const week = fresh().fetchQuery(availabilityQueries.week(client, byCourse, MONDAY));
  await expect(week).rejects.toMatchObject({ failure: { kind: 'notUnderstood' } });
});
