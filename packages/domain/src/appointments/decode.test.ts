import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { FailureError } from '../shared/index.ts';
import {
  decodeAppointment,
  decodeAppointmentDetail,
  decodeAppointmentPage,
  decodeAppointmentTypes,
  decodeBookedAppointment,
  decodeBookingCourses,
  decodeCourseAppointmentTypes,
  decodeCoursesWithAppointments,
  decodeCourseTeachers,
  decodeNearestAppointment,
  decodeTeachersOfCourse,
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

  test.each([null, undefined, ''])('has no link where it is %j', (JoinUrl) => {
    expect(decodeAppointmentDetail({ AppointmentDetail: { ...sent, JoinUrl } }, decodeContext)?.link).toBeNull();
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

describe('a booked appointment', () => {
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
      time: '',
      topic: null,
      mode: 'unknown',
      place: null,
    });
  });

  test('with its time, topic, mode and place, where the server sends them (APT-07)', () => {
    const more = { Time: '14:30 - 15:30', Topic: 'Mock test', Mode: 'FACETOFACE', Location: 'Room 4' };
    expect(decodeBookedAppointment({ ...sent, ...more }, decodeContext)).toMatchObject({
      time: '14:30 - 15:30',
      topic: 'Mock test',
      mode: 'faceToFace',
      place: 'Room 4',
    });
  });

  test.each([
    [true, true],
    [null, false],
    [undefined, false],
  ])('that has passed %j is over: %s', (HasPassed, passed) => {
    expect(decodeBookedAppointment({ ...sent, HasPassed }, decodeContext).passed).toBe(passed);
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
    ['http://meet.example.com/', { text: 'http://meet.example.com/', href: 'http://meet.example.com/' }],
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

describe('an appointment of the list (APT-07, APT-08)', () => {
  const sent = {
    Id: 601,
    TeacherName: 'Sophie Laurent',
    TeacherProfilePictureUri: '/pictures/sophie.png',
    Type: 'Speaking feedback',
    AppointmentDate: '2026-11-25',
    Time: '14:30 - 15:00',
    Status: 'Active',
    Topic: 'Describe Image',
    Mode: 'FACETOFACE',
    ZoomJoinUrl: 'https://meet.example.com/a/601',
    Location: 'Room 4',
    HasPassed: true,
    TeacherMeetingType: 'Appointment',
    TypeId: 61,
    CourseId: 101,
    TeacherId: 72,
    StartDate: '2026-11-25T03:30:00Z',
    StartDateTimestamp: 1_795_663_800_000,
  };
  const read = (change: object = {}) => decodeAppointment({ ...sent, ...change }, decodeContext);

  test('is read as a whole', () => {
    expect(read()).toEqual({
      id: 601,
      type: 'Speaking feedback',
      teacher: 'Sophie Laurent',
      picture: 'https://main.example/pictures/sophie.png',
      starts: new Date('2026-11-25T03:30:00Z'),
      time: '14:30 - 15:00',
      status: 'active',
      topic: 'Describe Image',
      mode: 'faceToFace',
      link: { text: 'https://meet.example.com/a/601', href: 'https://meet.example.com/a/601' },
      place: 'Room 4',
      passed: true,
      requestedByTeacher: false,
      changeable: true,
      booking: { typeId: 61, teacherId: 72, courseId: 101 },
    });
  });

  test('needs no more than its id, moment and status, and a mode that is known or not', () => {
    const { Id, StartDate, Status } = sent;
    expect(decodeAppointment({ Id, StartDate, Status, Mode: null }, decodeContext)).toEqual({
      id: 601,
      type: '',
      teacher: '',
      picture: null,
      starts: new Date('2026-11-25T03:30:00Z'),
      time: '',
      status: 'active',
      topic: null,
      mode: 'unknown',
      link: null,
      place: null,
      passed: false,
      requestedByTeacher: false,
      changeable: true,
      booking: null,
    });
  });

  test.each([
    ['TeacherMeetingType', 'Teacher Request'],
    ['TeacherMeetingType', 'TEACHER REQUEST'],
    ['Type', 'teacher request'],
    ['Type', ' Teacher Request '],
  ])('is a teacher’s request where its %s is %j, and cannot be booked again (APT-10)', (field, value) => {
    expect(read({ [field]: value })).toMatchObject({ requestedByTeacher: true, changeable: false, booking: null });
  });

  test.each(['Appointment', 'Teacher Requested', '', null])('a meeting type of %j is no teacher’s request', (value) => {
    expect(read({ TeacherMeetingType: value }).requestedByTeacher).toBe(false);
  });

  test.each([
    ['Appointment', true],
    [' APPOINTMENT ', true],
    ['', true],
    [null, true],
    [undefined, true],
    ['Teacher Requested', false],
    ['Group Meeting', false],
  ])('of the meeting type %j can be rescheduled and cancelled: %s (APT-22)', (TeacherMeetingType, changeable) => {
    expect(read({ TeacherMeetingType })).toMatchObject({ changeable, booking: { typeId: 61 } });
  });

  test.each(['TypeId', 'TeacherId'])('without its %s cannot be booked again', (field) => {
    expect(read({ [field]: null })).toMatchObject({ requestedByTeacher: false, booking: null });
  });

  test('without its course can be booked again', () => {
    expect(read({ CourseId: null }).booking).toEqual({ typeId: 61, teacherId: 72, courseId: null });
  });

  test.each([
    ['PENDING', 'pending'],
    ['cancelled', 'cancelled'],
    ['Rescheduled', { other: 'Rescheduled' }],
  ])('has the status %j as %j (OPEN-66)', (Status, status) => expect(read({ Status }).status).toEqual(status));

  test.each(['javascript:alert(1)', 'data:text/html,x'])('reads the link %j as text, and its place too', (link) => {
    expect(read({ ZoomJoinUrl: link, Location: link })).toMatchObject({
      link: { text: link, href: null },
      place: link,
    });
  });

  test.each([null, '', 'javascript:alert(1)', '/img/default-avatar.png', 'https://main.example/Default-Avatar.png'])(
    'has no picture where it is %j',
    (TeacherProfilePictureUri) => expect(read({ TeacherProfilePictureUri }).picture).toBeNull(),
  );

  test.each([
    ['nothing', null],
    ['a list', [sent]],
    ['one without id', { ...sent, Id: undefined }],
    ['one at no moment', { ...sent, StartDate: 'tomorrow' }],
    ['one without status', { ...sent, Status: null }],
    ['one with an id of text', { ...sent, TypeId: '61' }],
  ])('%s is not understood', (_name, answer) => {
    expect(() => decodeAppointment(answer, decodeContext)).toThrow(FailureError);
  });

  test('is a row of a page, where rows of null are left out', () => {
    expect(decodeAppointmentPage({ rows: [sent, null], total: 51 }, decodeContext)).toEqual({
      rows: [read()],
      total: 51,
    });
    expect(decodeAppointmentPage({ rows: null, total: 0 }, decodeContext)).toEqual({ rows: [], total: 0 });
    expect(() => decodeAppointmentPage({ rows: [{ ...sent, StartDate: '' }], total: 1 }, decodeContext)).toThrow(
      FailureError,
    );
    expect(() => decodeAppointmentPage({ rows: [sent] }, decodeContext)).toThrow(FailureError);
  });
});

describe('what a booking chooses from', () => {
  const quota = {
    AppointmentTypeId: 61,
    AppointmentTypeName: 'Speaking feedback',
    AppointmentCreated: 1,
    MaxCreate: 3,
    EligibleAccess: true,
  };
  const course = { CourseId: 101, CourseCode: 'PTE-6W', CourseName: 'PTE Academic in 6 weeks', ItemType: 1 };
  const teacher = { Id: 72, FullName: 'Sophie Laurent', HasSetProfilePicture: true, ProfilePictUrl: '/sophie.png' };
  const pictured = { id: 72, name: 'Sophie Laurent', picture: 'https://main.example/sophie.png' };

  test.each<[string, (sent: unknown) => unknown, object, object]>([
    [
      'types of the hub, which have no quota (APT-11)',
      decodeAppointmentTypes,
      { Id: 61, Name: 'Speaking feedback' },
      { id: 61, name: 'Speaking feedback', quota: null, eligible: true },
    ],
    [
      'types of a course, with their quota (APT-11)',
      decodeCourseAppointmentTypes,
      quota,
      { id: 61, name: 'Speaking feedback', quota: { booked: 1, max: 3 }, eligible: true },
    ],
    [
      'courses of the hub (APT-12)',
      decodeBookingCourses,
      course,
      { id: 101, itemType: 1, name: 'PTE Academic in 6 weeks', code: 'PTE-6W' },
    ],
    [
      'courses with appointments (APT-04)',
      decodeCoursesWithAppointments,
      { Id: 11, CoursePublishedId: 101, Name: 'PTE Academic in 6 weeks' },
      { id: 11, publishedId: 101, name: 'PTE Academic in 6 weeks' },
    ],
    ['teachers of a course (APT-13)', (sent) => decodeTeachersOfCourse(sent, decodeContext), teacher, pictured],
  ])('are %s', (_name, read, row, expected) => {
    expect(read([row, null, row])).toEqual([expected, expected]);
    expect(read([])).toEqual([]);
    expect(read(null)).toEqual([]);
    expect(() => read([{}])).toThrow(FailureError);
    expect(() => read(row)).toThrow(FailureError);
  });

  test.each([false, null, undefined, 'true', 1])('a type that is eligible %j is not (APT-38)', (EligibleAccess) => {
    expect(decodeCourseAppointmentTypes([{ ...quota, EligibleAccess }])).toMatchObject([{ eligible: false }]);
  });

  test('a type without numbers has none left', () => {
    const { AppointmentTypeId, AppointmentTypeName } = quota;
    expect(decodeCourseAppointmentTypes([{ AppointmentTypeId, AppointmentTypeName, EligibleAccess: true }])).toEqual([
      { id: 61, name: 'Speaking feedback', quota: { booked: 0, max: 0 }, eligible: true },
    ]);
  });

  test.each([null, '', undefined])('a course whose code is %j has none', (CourseCode) => {
    expect(decodeBookingCourses([{ ...course, CourseCode }])).toMatchObject([{ code: null }]);
  });

  test.each([
    [{ HasSetProfilePicture: false }],
    [{ HasSetProfilePicture: null }],
    [{ ProfilePictUrl: null }],
    [{ ProfilePictUrl: '/img/default-avatar.png' }],
    [{ ProfilePictUrl: 'javascript:alert(1)' }],
  ])('a teacher with %j has no picture', (change) => {
    expect(decodeTeachersOfCourse([{ ...teacher, ...change }], decodeContext)).toEqual([
      { ...pictured, picture: null },
    ]);
  });

  test('the teachers of a published course come with its name', () => {
    const { Id, FullName } = teacher;
    const read = (sent: unknown) => decodeCourseTeachers(sent, decodeContext);
    expect(
      read({
        CourseName: 'PTE Academic in 6 weeks',
        Teachers: [
          { Id, FullName, ProfilePict: '/sophie.png' },
          { Id: 71, FullName: 'Daniel Okafor', ProfilePict: '/img/default-avatar.png' },
          { Id: 73, FullName: 'Priya Raman' },
        ],
      }),
    ).toEqual({
      courseName: 'PTE Academic in 6 weeks',
      teachers: [
        pictured,
        { id: 71, name: 'Daniel Okafor', picture: null },
        { id: 73, name: 'Priya Raman', picture: null },
      ],
    });
    expect(read({ CourseName: null, Teachers: null })).toEqual({ courseName: '', teachers: [] });
    expect(() => read(null)).toThrow(FailureError);
    expect(() => read({ Teachers: [{ FullName }] })).toThrow(FailureError);
  });
});
