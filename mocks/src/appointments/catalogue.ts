import type {
  AppointmentTypeQuotaWire,
  AppointmentTypeWire,
  AvailableCourseWire,
  BookingCourseWire,
  CourseTeachersWire,
  TeacherSelectWire,
} from '@portal/domain/appointments';
import type { Student } from '../backend/model.ts';

interface OfferedType {
  id: number;
  name: string;
  max: number;
  /** The student's package includes it. */
  eligible: boolean;
}

const speaking: OfferedType = { id: 61, name: 'Speaking feedback', max: 7, eligible: true };
const writing: OfferedType = { id: 62, name: 'Writing feedback', max: 2, eligible: true };
const consultation: OfferedType = { id: 63, name: 'Test consultation', max: 2, eligible: true };
const mockTest: OfferedType = { id: 64, name: 'Mock test review', max: 2, eligible: true };
const studyPlan: OfferedType = { id: 65, name: 'Study plan with a teacher', max: 1, eligible: false };

/** The types that each course offers; all other courses offer only the first. */
const typesByCourse = new Map<number, readonly OfferedType[]>([
  [101, [speaking, writing, mockTest, studyPlan]],
  [102, []],
  [103, [consultation, speaking]],
  [104, [consultation]],
]);

const everyType = [speaking, writing, consultation, mockTest];

/** Teacher 79 has no availability, see availability.ts. */
const teachers = [
  { id: 71, name: 'Daniel Okafor', picture: null },
  { id: 72, name: 'Sophie Laurent', picture: '/school/icons/sophie.svg' },
  { id: 73, name: 'Priya Raman', picture: null },
  { id: 74, name: 'Marcus Webb', picture: '/school/icons/default-avatar.png' },
  { id: 79, name: 'Hannah Weiss', picture: null },
] as const;

/** A course for which no teacher takes bookings. */
const WITHOUT_TEACHERS = 105;

/** The names of teachers and types by id; the id itself for one that is no longer offered. */
export const teacherName = (id: number) => teachers.find((one) => one.id === id)?.name ?? `${id}`;
export const typeName = (id: number) => everyType.find((one) => one.id === id)?.name ?? `${id}`;

const ofCourse = (course: number) => typesByCourse.get(course) ?? [speaking];
const teachersOf = (course: number) => (course === WITHOUT_TEACHERS ? [] : teachers);

/** Returns how many appointments of a type a student has booked for a course, without cancelled ones. */
const booked = (student: Student, course: number, type: number) =>
  student.appointments.filter(
    (one) => one.courseId === course && one.typeId === type && one.status !== 'Cancelled' && !one.requestedByTeacher,
  ).length;

/** Appointment/GetAppointmentType. */
export function courseTypes(student: Student, course: number): AppointmentTypeQuotaWire[] {
  return ofCourse(course).map(({ id, name, max, eligible }) => ({
    AppointmentTypeId: id,
    AppointmentTypeName: name,
    AppointmentCreated: booked(student, course, id),
    MaxCreate: max,
    EligibleAccess: eligible,
  }));
}

/** Appointment/GetAppointmentTypeByStudentId: none without a course. */
export function studentTypes(student: Student): AppointmentTypeWire[] {
  return student.courses.length === 0 ? [] : everyType.map(({ id, name }) => ({ Id: id, Name: name }));
}

/** Appointment/GetCourses. */
export function bookingCourses(student: Student): BookingCourseWire[] {
  return student.courses.map(({ Id, CourseName, ItemType }) => ({
    CourseId: Id,
    CourseName,
    ItemType,
    CourseCode: null,
  }));
}

/** Appointment/GetCoursesWithAppointment. */
export function coursesWithAppointments(student: Student): AvailableCourseWire[] {
  return student.courses
    .filter(({ Id, ItemType }) => ItemType === 1 && ofCourse(Id).length > 0)
    .map(({ Id, CourseName }) => ({ Id, CoursePublishedId: Id, Name: CourseName }));
}

/** Appointment/GetTeachersBySelectedCourse. */
export function teacherSelect(course: number): TeacherSelectWire[] {
  return teachersOf(course).map(({ id, name, picture }) => ({
    Id: id,
    FullName: name,
    HasSetProfilePicture: picture !== null,
    ProfilePictUrl: picture,
  }));
}

/** Appointment/GetCoursePublishedTeacher. */
export function courseTeachers(student: Student, course: number): CourseTeachersWire {
  return {
    CourseName: student.courses.find(({ Id }) => Id === course)?.CourseName ?? '',
    Teachers: teachersOf(course).map(({ id, name, picture }) => ({ Id: id, FullName: name, ProfilePict: picture })),
  };
}
