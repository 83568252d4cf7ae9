import type { PagedStudentCourseRequestWire, StudentCourseWire } from '@portal/domain/courses';
import type { PagedWire } from '@portal/domain/shared';
import { refuse, type Answer } from './answer.ts';
import { page } from './paging.ts';
import type { Student } from './school.ts';

/** Course/PagedStudentCourse: the rows up to `LastDisplayIndex` are marked for display. */
export function pagedCourses(
  student: Student,
  request: PagedStudentCourseRequestWire,
): Answer<PagedWire<StudentCourseWire>> {
  if (request.StudentUserId !== student.account.UserId) return refuse(['This list belongs to another student.'], null);
  const answer = page(student.courses, request, (course) => [course.CourseName, course.CourseDescription]);
  const first = request.PageIndex * request.PageSize;
  return {
    ...answer,
    rows: answer.rows.map((row, i) => ({ ...row, Display: first + i < request.LastDisplayIndex })),
  };
}
