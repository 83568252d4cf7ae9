import type { PagedStudentCourseRequestWire, StudentCourseWire } from '@portal/domain/courses';
import type { PagedWire } from '@portal/domain/shared';
import { page } from './paging.ts';
import type { Student } from './school.ts';

/** Course/PagedStudentCourse: the rows up to `LastDisplayIndex` are marked for display. */
export function pagedCourses(student: Student, request: PagedStudentCourseRequestWire): PagedWire<StudentCourseWire> {
  const answer = page(student.courses, request, (course) => [course.CourseName, course.CourseDescription]);
  const first = request.PageIndex * request.PageSize;
  return {
    ...answer,
    rows: answer.rows.map((row, i) => ({ ...row, Display: first + i < request.LastDisplayIndex })),
  };
}
