import { decodeAppointmentDetail, decodeTimes, decodeWeekAvailability } from '@portal/domain/appointments';
import { addDays, instantInZone, mondayOf } from '@portal/domain/shared';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixtureContext } from '../fixtures/context.ts';
import { mockBackendInTests } from '../node.ts';
import { createMockBackend, takeSlot } from '../mock-backend.ts';
import { AWAY_TEACHER } from './availability.ts';

/** Saturday morning in Sydney. */
const backend = createMockBackend({ now: () => new Date('2026-11-20T23:37:43Z') });
const server = mockBackendInTests(backend);
const THIS_WEEK = mondayOf('2026-11-21');
const weekAt = (index: number) => addDays(THIS_WEEK, index * 7);

beforeEach(() => {
  backend.reset();
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.close());

function student(userName = 'mei') {
  return backend.students.find((one) => one.userName === userName) ?? expect.fail(`no ${userName}`);
}

interface Envelope {
  IsSuccess: boolean;
  Value: unknown;
  MessageErrorTextArray: string[];
}

async function request(call: string, sent: Record<string, string | number>, method: 'GET' | 'POST', userName = 'mei') {
  const token = backend.newToken(student(userName));
  const query = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  const url = `http://localhost/api/Appointment/${call}`;
  const response = await fetch(method === 'GET' ? `${url}?${query}` : url, {
    method,
    headers: { Authorization: `Basic ${token}` },
    ...(method === 'POST' ? { body: JSON.stringify(sent) } : {}),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Envelope;
}

const week = async (teacherId: number, startDate: string, userName?: string) =>
  decodeWeekAvailability(
    (await request('GetTeacherAvailabilityPerWeek', { appointmentTypeId: 61, teacherId, startDate }, 'GET', userName))
      .Value,
  );
const times = async (teacherId: number, selectedDate: string, userName?: string) => {
  const sent = { appointmentTypeId: 61, teacherId, selectedDate, courseId: 101 };
  return decodeTimes((await request('GetTeacherTimeAvailability', sent, 'GET', userName)).Value);
};
const reschedule = (AppointmentId: number, StartDate: string, StartTime: string, AppointmentTypeId = 61) =>
  request('RescheduleAppointment', { AppointmentId, AppointmentTypeId, StartDate, StartTime }, 'POST');
const cancel = (AppointmentId: number) => request('CancelAppointment', { AppointmentId }, 'POST');
const refusal = (...messages: string[]) => ({ IsSuccess: false, Value: null, MessageErrorTextArray: messages });

describe('the availability of a teacher', () => {
  test('has weeks with days, empty weeks, and a last week', async () => {
    const weeks = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((index) => week(71, weekAt(index))));
    expect(weeks.map(({ days }) => days.filter(({ available }) => available).length)).toEqual([1, 0, 4, 4, 0, 4, 0]);
    expect(weeks.map(({ isLast }) => isLast)).toEqual([false, false, false, false, false, true, true]);
    expect(weeks[2]?.days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(weekAt(2), day)));
  });

  test('is counted from the Monday, whatever day is sent', async () => {
    expect(await week(71, addDays(weekAt(2), 3))).toEqual(await week(71, weekAt(2)));
  });

  test('is never in the past', async () => {
    expect((await week(71, weekAt(-1))).days.some(({ available }) => available)).toBe(false);
    const { days } = await week(71, weekAt(0));
    expect(days.filter(({ available }) => available).map(({ date }) => date)).toEqual(['2026-11-22']);
    expect(await times(71, '2026-11-17')).toEqual([]);
  });

  test('is never, for a teacher who is away', async () => {
    const weeks = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => week(AWAY_TEACHER, weekAt(index))));
    expect(weeks.flatMap(({ days }) => days).some(({ available }) => available)).toBe(false);
    expect(weeks.at(-1)?.isLast).toBe(true);
  });

  test('has times on the days that are available, and on no other', async () => {
    for (const { date, available } of (await week(71, weekAt(2))).days) {
      expect((await times(71, date)).length > 0).toBe(available);
    }
  });

  test('leaves out what another student has taken, until it is cancelled', async () => {
    const date = '2026-12-01';
    const before = await times(71, date);
    const [free = ''] = before;
    student('wei').appointments.push({
      ...(student().appointments[0] ?? expect.fail()),
      id: 900,
      starts: `${date}T${free}:00+11:00`,
    });
    const without = before.filter((time) => time !== free);
    // The slot half an hour earlier or later overlaps it, where there is one.
    expect((await times(71, date)).length).toBeLessThan(before.length);
    expect(without).toEqual(expect.arrayContaining(await times(71, date)));
    Object.assign(student('wei').appointments.at(-1) ?? {}, { status: 'Cancelled' });
    expect(await times(71, date)).toEqual(before);
  });

  test('is in the zone of the student', async () => {
    const date = '2026-12-01';
    const inSydney = await times(71, date);
    const inShanghai = await times(71, date, 'wei');
    const threeEarlier = inSydney.map(
      (time) => `${String(Number(time.slice(0, 2)) - 3).padStart(2, '0')}${time.slice(2)}`,
    );
    expect(inShanghai).toEqual(threeEarlier);
    expect((await week(71, weekAt(2), 'joe')).days.filter(({ available }) => available).length).toBeGreaterThan(0);
  });
});

describe('rescheduling an appointment', () => {
  test('moves the appointment, which waits for a link again', async () => {
    const [time = ''] = await times(71, '2026-12-01');
    const { Value } = await reschedule(601, '2026-12-01', time);
    const starts = new Date(`2026-12-01T${time}:00+11:00`);
    expect(decodeAppointmentDetail(Value, fixtureContext)).toMatchObject({
      id: 601,
      status: 'pending',
      link: null,
      starts,
    });
    expect(student().appointments.find(({ id }) => id === 601)).toMatchObject({
      starts: starts.toISOString(),
      status: 'Pending',
      joinUrl: null,
    });
    expect(await times(71, '2026-12-01')).not.toContain(time);
  });

  test('must be free', async () => {
    const taken = refusal('This time has just been taken. Choose another time.');
    expect(await reschedule(601, '2026-12-01', '03:15')).toMatchObject(taken);
    expect(await reschedule(601, '2026-11-17', '09:00')).toMatchObject(taken);
  });

  test('is refused for writing feedback, with two messages', async () => {
    expect(await reschedule(603, '2026-12-01', '09:00', 62)).toMatchObject(
      refusal('Writing feedback can’t be moved.', 'Cancel it, and book another time.'),
    );
  });

  test.each([
    ['passed', 602, 61, 'This appointment has passed.'],
    ['of another type', 601, 62, 'This appointment is no longer there.'],
    ['unknown', 999, 61, 'This appointment is no longer there.'],
  ])('of one that is %s is refused', async (_name, id, typeId, message) => {
    const before = structuredClone(student().appointments);
    const [time = ''] = await times(71, '2026-12-01');
    expect(await reschedule(id, '2026-12-01', time, typeId)).toMatchObject(refusal(message));
    expect(student().appointments).toEqual(before);
  });
});

describe('cancelling an appointment', () => {
  test('takes it off the calendar, once', async () => {
    expect(await cancel(601)).toMatchObject({ IsSuccess: true, Value: null });
    expect(student().appointments.find(({ id }) => id === 601)?.status).toBe('Cancelled');
    expect(await cancel(601)).toMatchObject(refusal('This appointment is no longer there.'));
  });

  test.each([
    [602, 'This appointment has passed.'],
    [999, 'This appointment is no longer there.'],
  ])('%d is refused', async (id, message) => expect(await cancel(id)).toMatchObject(refusal(message)));

  test("another student's is refused", async () => {
    Object.assign(student('wei'), { appointments: student().appointments.splice(0) });
    expect(await cancel(601)).toMatchObject(refusal('This appointment is no longer there.'));
  });
});

describe('booking', () => {
  const slot = { SelectedDate: '2026-12-01', SelectedTime: '15:00' };
  const sent = { SelectedAppointmentTypeId: 61, SelectedTeacherId: 71, CoursePublishedId: 101, ...slot };
  const create = (changes: Record<string, string | number> = {}) =>
    request('CreateAppointment', { ...sent, ...changes }, 'POST');
  const quotaOf = async (type: number) => {
    const { StudentId } = student().account;
    const { Value } = await request('GetAppointmentType', { StudentId, CoursePublishedId: 101 }, 'POST');
    return (Value as { AppointmentTypeId: number; AppointmentCreated: number }[]).find(
      (one) => one.AppointmentTypeId === type,
    )?.AppointmentCreated;
  };

  test('takes the time and a part of the quota, which a cancellation gives back', async () => {
    const before = (await quotaOf(61)) ?? 0;
    const { Value } = await create();
    const made = decodeAppointmentDetail(Value, fixtureContext);
    expect(made).toMatchObject({ typeId: 61, status: 'pending', teacher: 'Daniel Okafor', link: null });
    expect(await quotaOf(61)).toBe(before + 1);
    expect(await times(71, '2026-12-01')).not.toContain('15:00');
    await cancel(made?.id ?? 0);
    expect(await quotaOf(61)).toBe(before);
    expect(await times(71, '2026-12-01')).toContain('15:00');
  });

  test.each<[string, Record<string, string | number>, string]>([
    ['a type that the package has not', { SelectedAppointmentTypeId: 65 }, 'This is not available for your package.'],
    ['a course of somebody else', { CoursePublishedId: 999 }, 'Choose one of your courses.'],
    ['a time that is not free', { SelectedTime: '03:00' }, 'This time has just been taken. Choose another time.'],
  ])('refuses %s', async (_name, changes, message) => {
    expect(await create(changes)).toMatchObject(refusal(message));
  });

  test('refuses a type whose quota is used up', async () => {
    const { appointments } = student();
    const used = appointments.find(({ typeId }) => typeId === 61) ?? expect.fail('none');
    appointments.push(...Array.from({ length: 9 }, (_, i) => ({ ...used, id: 800 + i })));
    expect(await create()).toMatchObject(refusal('You have no bookings left for this type.'));
  });

  test('refuses a time that somebody else took meanwhile', async () => {
    takeSlot(backend, student(), 71, instantInZone({ date: '2026-12-01', time: '15:00' }, 'Australia/Sydney'));
    expect(await create()).toMatchObject(refusal('This time has just been taken. Choose another time.'));
  });
});

test('the list has pages, the latest first', async () => {
  const page = async (PageIndex: number) => {
    const sent = { PageIndex, PageSize: 50, SortFieldName: 'StartDate', SortOrder: 'DESC', Keyword: '' };
    return (await request('GetStudentAppointments', sent, 'GET', 'max')).Value as {
      rows: { StartDate: string }[];
      total: number;
    };
  };
  const pages = [await page(0), await page(1), await page(2)];
  expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 20]);
  const starts = pages.flatMap(({ rows }) => rows.map(({ StartDate }) => StartDate));
  expect(starts).toEqual(starts.toSorted().toReversed());
});
