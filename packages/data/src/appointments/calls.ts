import type { PagedRequestWire } from '@portal/domain/shared';
import type { CallSpec } from '../client/index.ts';

/** Rows per page of the booked meetings (001 §9). */
const BOOKED_PAGE_SIZE = 50;

/**
 * Returns the call for a page of the student's appointments. In a file of its own, because the boot script uses it
 * without the decoders that queries.ts imports.
 */
export function appointmentsCall(page: number): CallSpec {
  const query = {
    PageIndex: page,
    PageSize: BOOKED_PAGE_SIZE,
    SortFieldName: 'StartDate',
    SortOrder: 'DESC',
    Keyword: '',
  } satisfies PagedRequestWire;
  return { path: 'Appointment/GetStudentAppointments', method: 'GET', query };
}

export const coursesWithAppointmentsCall: CallSpec = { path: 'Appointment/GetCoursesWithAppointment', method: 'GET' };

export const courseTypesCall = (studentId: number, publishedId: number): CallSpec => ({
  path: 'Appointment/GetAppointmentType',
  method: 'POST',
  body: { StudentId: studentId, CoursePublishedId: publishedId },
});

export const courseTeachersCall = (studentId: number, publishedId: number): CallSpec => ({
  path: 'Appointment/GetCoursePublishedTeacher',
  method: 'POST',
  body: { StudentId: studentId, CoursePublishedId: publishedId },
});
