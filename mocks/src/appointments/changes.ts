import type {
  AppointmentDetailWire,
  CreateAppointmentRequestWire,
  RescheduleAppointmentRequestWire,
} from '@portal/domain/appointments';
import { refuse, type Answer } from '../backend/answer.ts';
import { freeSlot } from './availability.ts';
import { courseTypes, teacherName, typeName } from './catalogue.ts';
import { hasPassed } from './model.ts';
import type { MockBackend, MockAppointment, Student } from '../backend/model.ts';

/** Writing feedback cannot be rescheduled: the refusal has two messages. */
const FIXED_TYPE = 62;

const gone = () => refuse(['This appointment is no longer there.'], null);

/** The student's appointment, unless it is cancelled or has passed. */
function changeable(backend: MockBackend, student: Student, id: number): Answer<MockAppointment> {
  const found = student.appointments.find((one) => one.id === id);
  if (!found || found.status === 'Cancelled') return gone();
  if (found.status === 'Completed' || hasPassed(backend, found)) return refuse(['This appointment has passed.'], null);
  return found;
}

/** The compact form. */
function detailOf(one: MockAppointment): AppointmentDetailWire {
  return {
    Id: one.id,
    TypeId: one.typeId,
    Type: one.type,
    TeacherId: one.teacherId,
    TeacherName: one.teacher,
    CourseId: one.courseId,
    CourseName: one.courseName,
    AppointmentTime: one.starts,
    Status: one.status,
    JoinUrl: one.joinUrl,
  };
}

/** Appointment/RescheduleAppointment: the appointment is pending again, without a meeting link. */
export function reschedule(
  backend: MockBackend,
  student: Student,
  { AppointmentId, AppointmentTypeId, StartDate, StartTime }: RescheduleAppointmentRequestWire,
): Answer<{ AppointmentDetail: AppointmentDetailWire }> {
  const found = changeable(backend, student, AppointmentId);
  if ('refused' in found) return found;
  if (found.typeId !== AppointmentTypeId) return gone();
  if (found.typeId === FIXED_TYPE) {
    return refuse(['Writing feedback can’t be moved.', 'Cancel it, and book another time.'], null);
  }
  const slot = { date: StartDate, time: StartTime };
  const starts = freeSlot(backend, student, found.teacherId, found.typeId, slot);
  if (!starts) return refuse(['This time has just been taken. Choose another time.'], null);
  Object.assign(found, { starts: starts.toISOString(), status: 'Pending', joinUrl: null });
  return { AppointmentDetail: detailOf(found) };
}

/** Appointment/CancelAppointment: frees the time. */
export function cancel(backend: MockBackend, student: Student, id: number): Answer<null> {
  const found = changeable(backend, student, id);
  if ('refused' in found) return found;
  found.status = 'Cancelled';
  return null;
}

/** The length of a new appointment. */
const MINUTES = 30;
const FIRST_ID = 700;

/** Appointment/CreateAppointment: pending, and without a meeting link. */
export function create(
  backend: MockBackend,
  student: Student,
  sent: CreateAppointmentRequestWire,
): Answer<{ AppointmentDetail: AppointmentDetailWire }> {
  const courseId = sent.CoursePublishedId ?? sent.SelectedCourseId ?? 0;
  const course = student.courses.find(({ Id }) => Id === courseId);
  if (!course) return refuse(['Choose one of your courses.'], null);
  const typeId = sent.SelectedAppointmentTypeId;
  const quota = courseTypes(student, courseId).find((one) => one.AppointmentTypeId === typeId);
  if (quota && !quota.EligibleAccess) return refuse(['This is not available for your package.'], null);
  if (quota && quota.AppointmentCreated >= quota.MaxCreate) {
    return refuse(['You have no bookings left for this type.'], null);
  }
  const teacherId = sent.SelectedTeacherId;
  const slot = { date: sent.SelectedDate, time: sent.SelectedTime };
  const starts = freeSlot(backend, student, teacherId, typeId, slot);
  if (!starts) return refuse(['This time has just been taken. Choose another time.'], null);
  const made: MockAppointment = {
    id: Math.max(FIRST_ID, ...student.appointments.map(({ id }) => id + 1)),
    typeId,
    type: quota?.AppointmentTypeName ?? typeName(typeId),
    teacherId,
    teacher: teacherName(teacherId),
    courseId,
    courseName: course.CourseName,
    starts: starts.toISOString(),
    minutes: MINUTES,
    status: 'Pending',
    joinUrl: null,
  };
  student.appointments.push(made);
  return { AppointmentDetail: detailOf(made) };
}
