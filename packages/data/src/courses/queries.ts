import {
  COURSE_PAGE_SIZE,
  decodeCourseList,
  decodeCoursePage,
  decodePracticeProgress,
  TILES_SHOWN,
  type PagedStudentCourseRequestWire,
} from '@portal/domain/courses';
import { queryOptions } from '@tanstack/react-query';
import { COURSE_PRACTICE_KEY, COURSES_KEY, createQueryFn, KEPT, type CallSpec, type Client } from '../client/index.ts';

/** A page of courses; the dashboard and the course list share the first. */
export const studentCoursesCall = (userId: number, pageIndex = 0): CallSpec => {
  const body: PagedStudentCourseRequestWire = {
    StudentUserId: userId,
    PageIndex: pageIndex,
    PageSize: COURSE_PAGE_SIZE,
    SortFieldName: 'Id',
    SortOrder: 'ASC',
    Keyword: '',
    LastDisplayIndex: TILES_SHOWN,
  };
  return { path: 'Course/PagedStudentCourse', method: 'POST', body };
};

export const coursesAndTestsCall: CallSpec = { path: 'Course/GetStudentCoursesAndDiagnosticTests', method: 'GET' };

/* Silent: the resume card is optional, so a failure leaves it out and shows no error page. */
export const practiceProgressCall = (studentId: number, course: number): CallSpec => ({
  path: 'Course/GetCourseStudentProgress',
  method: 'POST',
  body: { StudentId: studentId, CoursePublishedId: course },
  silent: true,
});

export const courseQueries = {
  /** Key prefix of all queries here. */
  key: COURSES_KEY,
  /** The student's courses and diagnostic tests. */
  list: (client: Client, userId: number) =>
    queryOptions({
      queryKey: courseQueries.listKey(userId),
      queryFn: createQueryFn(client, studentCoursesCall(userId), decodeCoursePage),
      meta: KEPT,
    }),
  listKey: (userId: number) => [...COURSES_KEY, 'list', userId] as const,
  /** The student's courses and diagnostic tests in one list, for the assessment list. */
  withTests: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...COURSES_KEY, 'withTests', userId],
      queryFn: createQueryFn(client, coursesAndTestsCall, decodeCourseList),
    }),
  practiceKey: (studentId: number, course: number) => [...COURSE_PRACTICE_KEY, studentId, course] as const,
  /** Progress in a course's practice lessons. */
  practice: (client: Client, studentId: number, course: number) =>
    queryOptions({
      queryKey: courseQueries.practiceKey(studentId, course),
      queryFn: createQueryFn(client, practiceProgressCall(studentId, course), decodePracticeProgress),
      meta: KEPT,
    }),
};
