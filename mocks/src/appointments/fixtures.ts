import {
  decodeAppointment,
  decodeAppointmentDetail,
  decodeBookingCourses,
  decodeCourseAppointmentTypes,
  decodeCoursesWithAppointments,
  decodeTeachersOfCourse,
  decodeTimes,
  decodeWeekAvailability,
  type AppointmentDetailWire,
  type AppointmentWire,
  type WeekAvailability,
} from '@portal/domain/appointments';
import { addDays } from '@portal/domain/shared';
import { fixtureContext } from '../fixtures/context.ts';

/** A teacher's week as the server sends it; `available` counts from Monday, 0 to 6. */
function week(monday: string, available: readonly number[], isLast = false): WeekAvailability {
  return decodeWeekAvailability({
    WeekAvailabilities: Array.from({ length: 7 }, (_, day) => ({
      IsAvailable: available.includes(day),
      DayOfDate: '',
      DateLabel: '',
      ShortDate: addDays(monday, day),
    })),
    IsLastWeek: isLast,
  });
}

const movedWire: AppointmentDetailWire = {
  Id: 601,
  TypeId: 61,
  Type: 'Speaking feedback',
  TeacherId: 71,
  TeacherName: 'Daniel Okafor',
  CourseId: 101,
  CourseName: 'PTE Academic in 6 weeks',
  AppointmentTime: '2026-11-25T03:30:00Z',
  Status: 'Pending',
  JoinUrl: null,
};

const times = (...list: string[]) => decodeTimes(list.map((time) => ({ AvailableTime24: time, AvailableTime12: '' })));

/** A teacher's availability, from the week of every story on, and a rescheduled appointment. */
export const availability = {
  thisWeek: week('2026-11-16', [5, 6]),
  nextWeek: week('2026-11-23', [0, 2, 3, 5]),
  laterWeek: week('2026-12-07', [1, 2, 5]),
  lastWeek: week('2026-11-23', [2], true),
  emptyLastWeek: week('2026-11-23', [], true),
  times: times('09:00', '09:30', '11:00', '14:30', '15:00', '18:30'),
  moved: decodeAppointmentDetail({ AppointmentDetail: movedWire }, fixtureContext),
};

const rowWire: AppointmentWire = {
  Id: 601,
  TeacherName: 'Daniel Okafor',
  TeacherProfilePictureUri: null,
  Type: 'Speaking feedback',
  AppointmentDate: '2026-11-25',
  Time: '14:30 - 15:00',
  Status: 'Active',
  Topic: null,
  Mode: 'ONLINE',
  ZoomJoinUrl: 'https://meet.example.com/a/601',
  Location: null,
  HasPassed: false,
  TeacherMeetingType: 'Appointment',
  TypeId: 61,
  CourseId: 101,
  TeacherId: 71,
  StartDate: '2026-11-25T03:30:00Z',
  StartDateTimestamp: Date.parse('2026-11-25T03:30:00Z'),
};

const row = (changes: Partial<AppointmentWire>) => decodeAppointment({ ...rowWire, ...changes }, fixtureContext);

const teacherRequest = {
  Type: 'Teacher Request',
  TeacherMeetingType: 'Teacher Request',
  TypeId: null,
  CourseId: null,
  TeacherId: null,
} as const;

/** Appointments in the list form, around 21 November 2026 in Sydney. */
export const appointments = {
  active: row({}),
  /** Begins in 22 minutes. */
  soon: row({ Id: 602, StartDate: '2026-11-21T00:00:00Z', Time: '11:00 - 11:30', AppointmentDate: '2026-11-21' }),
  pending: row({
    Id: 603,
    Type: 'Writing feedback',
    TypeId: 62,
    TeacherName: 'Priya Raman',
    TeacherId: 73,
    Status: 'Pending',
    ZoomJoinUrl: null,
    StartDate: '2026-11-27T07:00:00Z',
    Time: '18:00 - 18:30',
  }),
  withoutLink: row({ Id: 604, ZoomJoinUrl: null, StartDate: '2026-11-28T03:30:00Z' }),
  /** Its link is shown as text. */
  unsafeLink: row({ Id: 605, ZoomJoinUrl: 'javascript:alert(1)', StartDate: '2026-11-29T03:30:00Z' }),
  teacherRequest: row({
    ...teacherRequest,
    Id: 606,
    TeacherName: 'Sophie Laurent',
    TeacherProfilePictureUri: '/school/icons/sophie.svg',
    Topic: 'Plan before the mock test',
    Mode: 'FACETOFACE',
    Location: 'Room 4, Level 2',
    ZoomJoinUrl: null,
    StartDate: '2026-11-30T00:00:00Z',
    Time: '11:00 - 11:30',
  }),
  teacherRequestOnline: row({ ...teacherRequest, Id: 607, StartDate: '2026-12-01T00:00:00Z', Time: '11:00' }),
  teacherRequestPassed: row({
    ...teacherRequest,
    Id: 608,
    Status: 'Completed',
    HasPassed: true,
    StartDate: '2026-11-05T05:00:00Z',
    Time: '16:00 - 16:30',
  }),
  longNames: row({
    Id: 609,
    Type: 'Individual feedback on three recorded speaking answers with a written report afterwards',
    TeacherName: 'Maximiliane Katharina von Hohenlohe-Waldenburg',
    Topic: 'Pronunciationofextraordinarilylongcompoundwords and where to breathe in between',
    StartDate: '2026-12-03T03:30:00Z',
  }),
  completed: row({ Id: 610, Status: 'Completed', HasPassed: true, StartDate: '2026-11-14T03:30:00Z' }),
  cancelled: row({
    Id: 611,
    Status: 'Cancelled',
    TeacherName: 'Marcus Webb',
    TeacherId: 74,
    StartDate: '2026-11-12T07:30:00Z',
    Time: '18:30 - 19:00',
  }),
  /** A status the portal does not know. */
  otherStatus: row({ Id: 612, Status: 'Rescheduled', StartDate: '2026-12-04T03:30:00Z' }),
};

/** Past appointments of one student, the latest first. */
export const pastAppointments = Array.from({ length: 60 }, (_, i) =>
  row({
    Id: 2000 + i,
    Status: i % 5 === 3 ? 'Cancelled' : 'Completed',
    HasPassed: true,
    StartDate: new Date(Date.parse('2026-11-10T03:30:00Z') - i * 86_400_000 * 3).toISOString(),
  }),
);

const quota = (id: number, name: string, booked: number, max: number, eligible = true) => ({
  AppointmentTypeId: id,
  AppointmentTypeName: name,
  AppointmentCreated: booked,
  MaxCreate: max,
  EligibleAccess: eligible,
});

const teacher = (id: number, name: string, picture: string | null = null) => ({
  Id: id,
  FullName: name,
  HasSetProfilePicture: picture !== null,
  ProfilePictUrl: picture,
});

/** The lists of the booking wizards. */
export const bookingLists = {
  types: decodeCourseAppointmentTypes([
    quota(61, 'Speaking feedback', 1, 3),
    quota(62, 'Writing feedback', 0, 2),
    quota(64, 'Mock test review', 2, 2),
    quota(65, 'Study plan with a teacher', 0, 1, false),
  ]),
  courses: decodeBookingCourses([
    { CourseId: 101, CourseCode: 'PTE-6W', CourseName: 'PTE Academic in 6 weeks', ItemType: 1 },
    { CourseId: 102, CourseCode: null, CourseName: 'IELTS Academic: Writing Task 2', ItemType: 1 },
    { CourseId: 301, CourseCode: null, CourseName: 'PTE diagnostic test', ItemType: 2 },
  ]),
  teachers: decodeTeachersOfCourse(
    [
      teacher(71, 'Daniel Okafor'),
      teacher(73, 'Priya Raman'),
      teacher(72, 'Sophie Laurent', '/school/icons/sophie.svg'),
      teacher(74, 'Marcus Webb'),
      teacher(75, 'Aisha Bello'),
      teacher(76, 'Tomás Núñez'),
    ],
    fixtureContext,
  ),
  coursesWithAppointments: decodeCoursesWithAppointments([
    { Id: 11, CoursePublishedId: 101, Name: 'PTE Academic in 6 weeks' },
    { Id: 12, CoursePublishedId: 102, Name: 'IELTS Academic: Writing Task 2' },
    { Id: 13, CoursePublishedId: 104, Name: 'TOEFL iBT listening' },
  ]),
};
