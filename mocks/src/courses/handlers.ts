import {
  courseById,
  courseByUuid,
  courseModules,
  courseProgress,
  courseResetStatus,
  moduleDetail,
  pagedCourses,
} from './model.ts';
import { unusedCourseCalls } from './unused-calls.ts';
import { pagedFields } from '../backend/paging.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

/** The calls of segment Course that the portal uses. */
const courseCalls: MakeHandler[] = [
  call(
    {
      method: 'POST',
      path: 'Course/PagedStudentCourse',
      body: { ...pagedFields, StudentUserId: 'number', LastDisplayIndex: 'number' },
    },
    (student, { body }) => pagedCourses(student, { ...body, SortOrder: body.SortOrder === 'DESC' ? 'DESC' : 'ASC' }),
  ),
  call(
    {
      method: 'POST',
      path: 'Course/GetCourseStudentProgress',
      body: { StudentId: 'number', CoursePublishedId: 'number' },
    },
    (student, { body }) => courseProgress(student, body.CoursePublishedId),
  ),
  call({ method: 'GET', path: 'Course/GetCourseById', query: { id: 'number' } }, (student, { query }) =>
    courseById(student, query.id),
  ),
  call(
    { method: 'GET', path: 'Course/GetStudentCourseByCourseUuid', query: { courseUuid: 'string' } },
    (student, { query }) => courseByUuid(student, query.courseUuid),
  ),
  call(
    { method: 'POST', path: 'Course/GetCourseResetStatus', body: { CoursePublishedId: 'number' } },
    (student, { body }) => courseResetStatus(student, body.CoursePublishedId),
  ),
  call(
    { method: 'POST', path: 'Course/GetCourseModule', body: { StudentId: 'number', CoursePublishedId: 'number' } },
    (student, { body }) => courseModules(student, body.CoursePublishedId),
  ),
  call(
    {
      method: 'POST',
      path: 'Course/GetModuleDetail',
      body: { StudentId: 'number', StudentUserId: 'number', CoursePublishedId: 'number', ModuleId: 'number' },
    },
    (student, { body }) => moduleDetail(student, body.CoursePublishedId, body.ModuleId),
  ),
];

export const courseArea = {
  handlers: [...courseCalls, ...unusedCourseCalls],
  // Personas share rows; a change of one student's course must not change another's.
  createStudentState: ({ courses }) => ({ courses: structuredClone(courses) }),
} satisfies MockArea;
