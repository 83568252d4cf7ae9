import { decodeStudentProgress, decodeStudentProgressLink } from '@portal/domain/progress';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

const studentProgressCall = (userId: number): CallSpec => ({
  path: 'Account/GetStudentProgress',
  method: 'GET',
  query: { userId },
});
const courseProgressCall = (studentId: number, course: number): CallSpec => ({
  path: 'Course/GetCourseStudentProgress',
  method: 'POST',
  body: { StudentId: studentId, CoursePublishedId: course },
});

const onceAVisit = { staleTime: Number.POSITIVE_INFINITY };

export const progressQueries = {
  /** Where the school's own progress page is. */
  link: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['progress', 'link', userId],
      queryFn: createQueryFn(client, studentProgressCall(userId), decodeStudentProgressLink),
      ...onceAVisit,
    }),
  /** How far a student is in a course: asked for at each visit, since lessons are completed in other tabs. */
  ofCourse: (client: Client, studentId: number, course: number) =>
    queryOptions({
      queryKey: ['progress', 'ofCourse', studentId, course],
      queryFn: createQueryFn(client, courseProgressCall(studentId, course), decodeStudentProgress),
      staleTime: 0,
    }),
};
