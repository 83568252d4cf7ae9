import { pagedCourses } from '../school/courses.ts';
import { call, type MakeHandler } from './route.ts';

const paged = {
  PageIndex: 'number',
  PageSize: 'number',
  SortFieldName: 'string',
  SortOrder: 'string',
  Keyword: 'string',
} as const;

/** Segment Course, as far as the portal's screens go. */
export const courseCalls: MakeHandler[] = [
  call(
    {
      method: 'POST',
      path: 'Course/PagedStudentCourse',
      body: { ...paged, StudentUserId: 'number', LastDisplayIndex: 'number' },
    },
    (student, { body }) => pagedCourses(student, { ...body, SortOrder: body.SortOrder === 'DESC' ? 'DESC' : 'ASC' }),
  ),
];
