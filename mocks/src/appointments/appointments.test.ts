import {
  decodeAppointment,
  decodeAppointmentDetail,
  decodeAppointmentPage,
  decodeAppointmentTypes,
  decodeBookingCourses,
  decodeCourseAppointmentTypes,
  decodeCoursesWithAppointments,
  decodeCourseTeachers,
  decodeTeachersOfCourse,
  decodeTimes,
  decodeWeekAvailability,
} from '@portal/domain/appointments';
import { addDays, mondayOf } from '@portal/domain/shared';
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
  const url = `http://localhost/api/${call.includes('/') ? call : `Appointment/${call}`}`;
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
const times = async (teacherId: number, selectedDate: string, userName?: string, appointmentTypeId = 61) => {
  const sent = { appointmentTypeId, teacherId, selectedDate, courseId: 101 };
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

const DAY = '2026-12-01';

interface Paging {
  PageIndex: number;
  PageSize: number;
  SortOrder: string;
  SortFieldName: string;
  Keyword: string;
}

async function list(userName: string, change: Partial<Paging> = {}) {
  const sent = { PageIndex: 0, PageSize: 50, SortFieldName: 'StartDate', SortOrder: 'DESC', Keyword: '', ...change };
  return decodeAppointmentPage((await request('GetStudentAppointments', sent, 'GET', userName)).Value, fixtureContext);
}

describe('the list of appointments', () => {
  const ids = async (userName: string, change?: Partial<Paging>) =>
    (await list(userName, change)).rows.map(({ id }) => id);

  test('has what is to come and what is over, the latest first, and cancelled ones too', async () => {
    const { rows, total } = await list('mei');
    expect(rows.map(({ id }) => id)).toEqual([611, 621, 604, 603, 601, 602, 622, 623, 624]);
    expect(total).toBe(9);
    expect(rows.filter(({ passed }) => passed).map(({ id }) => id)).toEqual([602, 622, 623, 624]);
    expect(rows.find(({ id }) => id === 623)?.status).toBe('cancelled');
  });

  test('has meetings that teachers requested, which cannot be booked again', async () => {
    const { rows } = await list('mei');
    const requests = rows.filter(({ requestedByTeacher }) => requestedByTeacher);
    expect(requests.map(({ id, passed, booking }) => [id, passed, booking])).toEqual([
      [621, false, null],
      [624, true, null],
    ]);
    expect(requests[0]).toMatchObject({
      mode: 'faceToFace',
      place: 'Room 4, Level 2',
      topic: 'Plan before the mock test',
    });
  });

  test.each<[string, Partial<Paging>, number[]]>([
    ['a page of it', { PageIndex: 1, PageSize: 4 }, [601, 602, 622, 623]],
    ['after its end', { PageIndex: 3, PageSize: 4 }, []],
    ['the earliest first', { SortOrder: 'ASC', PageSize: 3 }, [624, 623, 622]],
    ['the latest first where no field is named', { SortFieldName: '', PageSize: 3 }, [611, 621, 604]],
    ['by teacher', { Keyword: 'priya' }, [623]],
    ['by topic', { Keyword: 'MOCK TEST' }, [621]],
    ['by type', { Keyword: 'teacher request' }, [621, 624]],
    ['of nobody', { Keyword: 'zzz' }, []],
  ])('%s', async (_name, change, expected) => expect(await ids('mei', change)).toEqual(expected));

  test('says in both fields that a teacher requested it', async () => {
    const { Value } = await request('GetAppointment', { AppointmentId: 621 }, 'POST');
    expect(Value).toMatchObject({ Type: 'Teacher Request', TeacherMeetingType: 'Teacher Request', TypeId: null });
  });

  test('of 120 comes in pages without gap or repetition, and all are over', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((PageIndex) => list('max', { PageIndex })));
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [50, 120],
      [50, 120],
      [20, 120],
      [0, 120],
    ]);
    const rows = pages.flatMap((page) => page.rows);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(120);
    expect(rows.every(({ passed }) => passed)).toBe(true);
  });

  test('of a new student is empty', async () => expect(await list('sam')).toEqual({ rows: [], total: 0 }));

  test('gives the times in the zone of the student', async () => {
    Object.assign(student('wei'), { appointments: structuredClone(student().appointments) });
    const timeOf = async (userName: string) => (await list(userName)).rows.find(({ id }) => id === 601)?.time;
    expect(await timeOf('mei')).toBe('14:30 - 15:00');
    expect(await timeOf('wei')).toBe('11:30 - 12:00');
  });
});

describe('one appointment', () => {
  const one = (id: number, userName?: string) => request('GetAppointment', { AppointmentId: id }, 'POST', userName);

  test.each([601, 621, 623])('%d is as the list has it', async (id) => {
    const { rows } = await list('mei');
    const { Value } = await one(id);
    expect(decodeAppointment(Value, fixtureContext)).toEqual(rows.find((row) => row.id === id));
  });

  test.each([
    ['an unknown one', 999, 'mei'],
    ["another student's", 601, 'wei'],
  ])('%s is refused', async (_name, id, userName) => {
    expect(await one(id, userName)).toMatchObject(refusal('This appointment is no longer there.'));
  });
});

const ofCourse = (CoursePublishedId: number) => ({ StudentId: student().account.StudentId, CoursePublishedId });
const quotas = async (course = 101) =>
  decodeCourseAppointmentTypes((await request('GetAppointmentType', ofCourse(course), 'POST')).Value);
const quotaOf = async (typeId: number) =>
  (await quotas()).find(({ id }) => id === typeId)?.quota ?? expect.fail(`no type ${typeId}`);

describe('what can be booked', () => {
  const types = async (userName: string) =>
    decodeAppointmentTypes((await request('GetAppointmentTypeByStudentId', {}, 'GET', userName)).Value);
  const available = async (userName: string) =>
    decodeCoursesWithAppointments((await request('GetCoursesWithAppointment', {}, 'GET', userName)).Value);
  const selectable = async (userName: string) =>
    decodeBookingCourses((await request('GetCourses', {}, 'GET', userName)).Value);

  test('is types and courses; nothing for a new student', async () => {
    expect((await types('mei')).map(({ id }) => id)).toEqual([61, 62, 63, 64]);
    expect(await types('sam')).toEqual([]);
    expect(await selectable('sam')).toEqual([]);
    expect(await available('sam')).toEqual([]);
  });

  test('is courses and tests; only courses with types have a page', async () => {
    const all = (await selectable('mei')).map(({ id, itemType }) => [id, itemType]);
    expect(all).toEqual(student().courses.map(({ Id, ItemType }) => [Id, ItemType]));
    expect(all).toContainEqual([301, 2]);
    const withPage = (await available('mei')).map(({ publishedId }) => publishedId);
    expect(withPage).toContain(101);
    expect(withPage).not.toContain(102);
    expect(withPage).not.toContain(301);
  });

  test('in a course has quotas, and one type is not in the package', async () => {
    expect((await quotas()).map(({ id, quota, eligible }) => [id, quota, eligible])).toEqual([
      [61, { booked: 4, max: 7 }, true],
      [62, { booked: 1, max: 2 }, true],
      [64, { booked: 0, max: 2 }, true],
      [65, { booked: 0, max: 1 }, false],
    ]);
    expect(await quotas(102)).toEqual([]);
  });

  test.each([101, 105])('the teachers of course %d are the same in both families', async (course) => {
    const selected = await request('GetTeachersBySelectedCourse', { courseId: course, itemType: 1 }, 'GET');
    const published = await request('GetCoursePublishedTeacher', ofCourse(course), 'POST');
    const { courseName, teachers } = decodeCourseTeachers(published.Value, fixtureContext);
    expect(decodeTeachersOfCourse(selected.Value, fixtureContext)).toEqual(teachers);
    expect(courseName).toBe(student().courses.find(({ Id }) => Id === course)?.CourseName);
    if (course === 105) expect(teachers).toEqual([]);
    else expect(teachers.map(({ id }) => id)).toContain(AWAY_TEACHER);
    expect(teachers.filter(({ picture }) => picture !== null).map(({ id }) => id)).toEqual(course === 105 ? [] : [72]);
  });

  test('is free in both families alike', async () => {
    const of = { TeacherId: 71, AppointmentTypeId: 61 };
    const posted = await request('GetTeacherAvailabilityDay', { ...of, StartDate: weekAt(2) }, 'POST');
    expect(decodeWeekAvailability(posted.Value)).toEqual(await week(71, weekAt(2)));
    const timesPosted = await request('GetAvailabilityTimePerDay', { ...of, SelectedDate: DAY }, 'POST');
    expect(decodeTimes(timesPosted.Value)).toEqual(await times(71, DAY));
  });
});

describe('booking an appointment', () => {
  const booking = { SelectedAppointmentTypeId: 61, SelectedTeacherId: 71, SelectedDate: DAY, SelectedTime: '15:00' };
  type Booking = typeof booking;
  const create = (change: Partial<Booking> = {}, course: Record<string, number> = { CoursePublishedId: 101 }) =>
    request('CreateAppointment', { ...booking, ...change, ...course }, 'POST');
  const made = (answer: Envelope) =>
    decodeAppointmentDetail(answer.Value, fixtureContext) ?? expect.fail(answer.MessageErrorTextArray.join(' '));
  const starts = new Date('2026-12-01T04:00:00Z');

  test.each([
    ['a course’s page', { CoursePublishedId: 101 }],
    ['the hub', { SelectedCourseId: 101, SelectedItemType: 1 }],
  ])('on %s adds one that is pending to the list and the calendar', async (_name, course) => {
    const appointment = made(await create({}, course));
    expect(appointment).toMatchObject({
      type: 'Speaking feedback',
      teacher: 'Daniel Okafor',
      courseName: 'PTE Academic in 6 weeks',
      status: 'pending',
      link: null,
      starts,
    });
    const { rows } = await list('mei');
    expect(rows.find(({ id }) => id === appointment.id)).toMatchObject({ starts, status: 'pending', passed: false });
    const calendar = await request('EventCalendar/GetEventsByDate', { eventDate: DAY }, 'GET');
    expect(calendar.Value).toContainEqual(expect.objectContaining({ id: `appointment-${appointment.id}` }));
    expect(await times(71, DAY)).not.toContain('15:00');
  });

  test('uses the quota, and cancelling frees it', async () => {
    const before = await quotaOf(61);
    const { id } = made(await create());
    expect(await quotaOf(61)).toEqual({ ...before, booked: before.booked + 1 });
    await cancel(id);
    expect(await quotaOf(61)).toEqual(before);
    expect(await times(71, DAY)).toContain('15:00');
  });

  test('gives each an id of its own', async () => {
    const first = made(await create());
    const second = made(await create({ SelectedTime: '18:30' }));
    expect(second.id).not.toBe(first.id);
  });

  test('is refused once the quota is used up', async () => {
    const [first = '', second = ''] = await times(71, DAY, 'mei', 62);
    made(await create({ SelectedAppointmentTypeId: 62, SelectedTime: first }));
    expect(await quotaOf(62)).toEqual({ booked: 2, max: 2 });
    const before = structuredClone(student().appointments);
    expect(await create({ SelectedAppointmentTypeId: 62, SelectedTime: second })).toMatchObject(
      refusal('You have no bookings left for this type.'),
    );
    expect(student().appointments).toEqual(before);
  });

  test.each<[string, Partial<Booking>, string]>([
    ['outside the package', { SelectedAppointmentTypeId: 65 }, 'This is not available for your package.'],
    ['at no time of the teacher', { SelectedTime: '03:15' }, 'This time has just been taken. Choose another time.'],
    ['in the past', { SelectedDate: '2026-11-17' }, 'This time has just been taken. Choose another time.'],
    [
      'with a teacher who is away',
      { SelectedTeacherId: AWAY_TEACHER },
      'This time has just been taken. Choose another time.',
    ],
  ])('%s is refused, and nothing is added', async (_name, change, message) => {
    const before = structuredClone(student().appointments);
    expect(await create(change)).toMatchObject(refusal(message));
    expect(student().appointments).toEqual(before);
  });

  test('in a course of somebody else is refused', async () => {
    expect(await create({}, { CoursePublishedId: 999 })).toMatchObject(refusal('Choose one of your courses.'));
  });

  test('is refused where somebody else took the time meanwhile, which is no longer offered', async () => {
    expect(await times(71, DAY)).toContain('15:00');
    takeSlot(backend, student(), 71, starts);
    const mine = student().appointments.length;
    expect(await create()).toMatchObject(refusal('This time has just been taken. Choose another time.'));
    expect(await times(71, DAY)).not.toContain('15:00');
    expect(student().appointments).toHaveLength(mine);
  });
});
