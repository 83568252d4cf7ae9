import type { AppointmentWire } from '@portal/domain/appointments';
import type { CalendarEventWire } from '@portal/domain/calendar';
import { inZone, type PagedRequestWire, type PagedWire } from '@portal/domain/shared';
import { refuse, type Answer } from '../backend/answer.ts';
import { zoneOf } from '../backend/clock.ts';
import type { MockBackend, MockAppointment, Student } from '../backend/model.ts';
import { page } from '../backend/paging.ts';

/** Returns when an appointment ends, in ms since 1970. */
export function endOf({ starts, minutes }: MockAppointment): number {
  return Date.parse(starts) + minutes * 60_000;
}

/** Whether an appointment has ended. */
export function hasPassed({ now }: Pick<MockBackend, 'now'>, one: MockAppointment): boolean {
  return now().getTime() >= endOf(one);
}

/** The dashboard form. */
export function appointmentEntry(backend: Pick<MockBackend, 'now'>, one: MockAppointment): CalendarEventWire {
  return {
    id: `appointment-${one.id}`,
    title: `${one.type}: ${one.teacher}`,
    start: one.starts,
    end: new Date(endOf(one)).toISOString(),
    type: 'appointment',
    extendedProps: {
      id: one.id,
      status: one.status,
      displayType: one.type,
      teacher: one.teacher,
      time: one.starts,
      courseName: one.courseName,
      zoomUrl: one.joinUrl,
      appointmentTypeId: one.typeId,
      courseId: one.courseId,
      teacherId: one.teacherId,
      hasPassed: hasPassed(backend, one),
    },
  };
}

/** The list form. */
export function appointmentRow(
  backend: Pick<MockBackend, 'now'>,
  student: Student,
  one: MockAppointment,
): AppointmentWire {
  const zone = zoneOf(student);
  const starts = inZone(new Date(one.starts), zone);
  const type = one.requestedByTeacher ? 'Teacher Request' : one.type;
  return {
    Id: one.id,
    TeacherName: one.teacher,
    TeacherProfilePictureUri: null,
    Type: type,
    AppointmentDate: starts.date,
    Time: `${starts.time} - ${inZone(new Date(endOf(one)), zone).time}`,
    Status: one.status,
    Topic: one.topic ?? null,
    Mode: one.mode ?? 'ONLINE',
    ZoomJoinUrl: one.joinUrl,
    Location: one.place ?? null,
    HasPassed: hasPassed(backend, one),
    TeacherMeetingType: one.requestedByTeacher ? type : 'Appointment',
    ...(one.requestedByTeacher
      ? { TypeId: null, CourseId: null, TeacherId: null }
      : { TypeId: one.typeId, CourseId: one.courseId, TeacherId: one.teacherId }),
    StartDate: one.starts,
    StartDateTimestamp: Date.parse(one.starts),
  };
}

/** Appointment/GetAppointment. */
export function findAppointment(backend: MockBackend, student: Student, id: number): Answer<AppointmentWire> {
  const one = student.appointments.find((each) => each.id === id);
  return one ? appointmentRow(backend, student, one) : refuse(['This appointment is no longer there.'], null);
}

/** Appointment/GetStudentAppointments: the latest first by default. */
export function pagedAppointments(
  backend: MockBackend,
  student: Student,
  request: PagedRequestWire,
): PagedWire<AppointmentWire> {
  const rows = student.appointments
    .map((one) => appointmentRow(backend, student, one))
    .toSorted((a, b) => b.StartDateTimestamp - a.StartDateTimestamp);
  return page(rows, request, (row) => [row.Type, row.TeacherName, row.Topic, row.Status]);
}

/** Books a teacher's time for another student. */
export function takeSlot(backend: MockBackend, student: Student, teacherId: number, starts: Date): void {
  const other = backend.students.find((one) => one !== student);
  if (!other) throw new Error('there is no other student');
  other.appointments.push({
    id: 9000 + other.appointments.length,
    typeId: 61,
    type: 'Speaking feedback',
    teacherId,
    teacher: '',
    courseId: 101,
    courseName: null,
    starts: starts.toISOString(),
    minutes: 30,
    status: 'Active',
    joinUrl: null,
  });
}
