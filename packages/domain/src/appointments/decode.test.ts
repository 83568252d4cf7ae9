import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { FailureError } from '../shared/index.ts';
import {
  decodeAppointmentDetail,
  decodeBookedAppointment,
  decodeNearestAppointment,
  decodeTimes,
  decodeWeekAvailability,
} from './decode.ts';

const monday = { IsAvailable: true, DayOfDate: 'Monday', DateLabel: 'Monday, 23 Nov 2026', ShortDate: '2026-11-23' };

describe('a week', () => {
  test('is read', () => {
    const sent = { WeekAvailabilities: [monday, { ...monday, IsAvailable: false }], IsLastWeek: true };
    expect(decodeWeekAvailability(sent)).toEqual({
      days: [
        { date: '2026-11-23', available: true },
        { date: '2026-11-23', available: false },
      ],
      isLast: true,
    });
  });

  test.each([null, undefined, 'true', 1])('a day available %j is not, and such a last week is not the last', (sent) => {
    expect(
      decodeWeekAvailability({ WeekAvailabilities: [{ ...monday, IsAvailable: sent }], IsLastWeek: sent }),
    ).toEqual({ days: [{ date: '2026-11-23', available: false }], isLast: false });
  });

  test('without days has none', () => {
    expect(decodeWeekAvailability({ WeekAvailabilities: null, IsLastWeek: true })).toEqual({ days: [], isLast: true });
  });

  test.each([
    ['nothing', null],
    ['days that are no list', { WeekAvailabilities: monday, IsLastWeek: false }],
    ['a day without its date', { WeekAvailabilities: [{ IsAvailable: true }], IsLastWeek: false }],
    ['another form of date', { WeekAvailabilities: [{ ...monday, ShortDate: '23/11/2026' }], IsLastWeek: false }],
  ])('%s is not understood', (_name, sent) => {
    expect(() => decodeWeekAvailability(sent)).toThrow(FailureError);
  });
});

describe('the times of a day', () => {
  const at = (time: unknown) => ({ AvailableTime24: time, AvailableTime12: '02:30 PM' });

  test('are read in order, each once', () => {
    expect(decodeTimes([at('14:30'), at('09:00'), at('14:30')])).toEqual(['09:00', '14:30']);
  });

  test.each([[[]], [null]])('%j is none', (sent) => expect(decodeTimes(sent)).toEqual([]));

  test.each(['2:30 PM', '25:00', '', null, 14])('a time of %j is not understood', (time) => {
    expect(() => decodeTimes([at(time)])).toThrow(FailureError);
  });
});

describe('what an appointment is once it is moved', () => {
  const sent = {
    Id: 601,
    TypeId: 61,
    Type: 'Speaking feedback',
    TeacherId: 71,
    TeacherName: 'Daniel Okafor',
    CourseId: 101,
    CourseName: 'PTE Academic in 6 weeks',
    AppointmentTime: '2026-11-25T03:30:00Z',
    Status: 'PENDING',
    JoinUrl: '',
  };

  test('is read', () => {
    expect(decodeAppointmentDetail({ AppointmentDetail: sent }, decodeContext)).toEqual({
      id: 601,
      typeId: 61,
      type: 'Speaking feedback',
      teacherId: 71,
      teacher: 'Daniel Okafor',
      courseId: 101,
      courseName: 'PTE Academic in 6 weeks',
      starts: new Date('2026-11-25T03:30:00Z'),
      status: 'pending',
      link: null,
    });
  });

  test('keeps an unknown status', () => {
    const { CourseId: _id, CourseName: _name, ...without } = sent;
    expect(
      decodeAppointmentDetail({ AppointmentDetail: { ...without, Status: 'Booked' } }, decodeContext),
    ).toMatchObject({
      status: { other: 'Booked' },
      courseId: null,
      courseName: null,
    });
  });

  test.each([
    ['nothing', null],
    ['no detail', {}],
    ['a detail of null', { AppointmentDetail: null }],
    ['another time', { AppointmentDetail: { ...sent, AppointmentTime: 'soon' } }],
  ])('%s is none, for what is done is done', (_name, answer) => {
    expect(decodeAppointmentDetail(answer, decodeContext)).toBeNull();
  });
});

describe('an appointment in its list form', () => {
  const sent = {
    Id: 606,
    TeacherName: 'Daniel Okafor',
    Type: 'Test consultation',
    Status: 'ACTIVE',
    ZoomJoinUrl: '',
    HasPassed: false,
    TypeId: 63,
    TeacherId: 71,
    StartDate: '2026-12-01T03:30:00Z',
  };

  test('is read', () => {
    expect(decodeBookedAppointment(sent, decodeContext)).toEqual({
      id: 606,
      typeId: 63,
      type: 'Test consultation',
      teacherId: 71,
      teacher: 'Daniel Okafor',
      starts: new Date('2026-12-01T03:30:00Z'),
      status: 'active',
      passed: false,
      link: null,
    });
  });

  test.each([
    ['nothing', null],
    ['a teacher request', { ...sent, TypeId: null, TeacherId: null }],
    ['one at no moment', { ...sent, StartDate: 'tomorrow' }],
  ])('%s is not understood', (_name, answer) => {
    expect(() => decodeBookedAppointment(answer, decodeContext)).toThrow(FailureError);
  });

  test.each([
    [
      'https://meet.example.com/a/606',
      { text: 'https://meet.example.com/a/606', href: 'https://meet.example.com/a/606' },
    ],
    ['/meet/606', { text: '/meet/606', href: 'https://main.example/meet/606' }],
    ['javascript:alert(1)', { text: 'javascript:alert(1)', href: null }],
    ['  ', null],
    [null, null],
  ])('of the link %j, what may be followed is told from what is only read (APT-17, APT-18)', (ZoomJoinUrl, link) => {
    expect(decodeBookedAppointment({ ...sent, ZoomJoinUrl }, decodeContext).link).toEqual(link);
  });

  test('the nearest is read alike; none, and a teacher request, is none', () => {
    expect(decodeNearestAppointment(sent, decodeContext)).toEqual(decodeBookedAppointment(sent, decodeContext));
    for (const none of [null, undefined, { ...sent, TypeId: null, TeacherId: null }]) {
      expect(decodeNearestAppointment(none, decodeContext)).toBeNull();
    }
    expect(() => decodeNearestAppointment({ ...sent, StartDate: 'tomorrow' }, decodeContext)).toThrow(FailureError);
  });
});
