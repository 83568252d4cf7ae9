import { decodeStudentProgress, decodeStudentProgressLink } from '@portal/domain/progress';
import { queryOptions } from '@tanstack/react-query';
import {
  COURSE_PROGRESS_KEY,
  createQueryFn,
  refetchUnlessPrefetched,
  type CallSpec,
  type Client,
} from '../client/index.ts';

const studentProgressCall = (userId: number): CallSpec => ({
  path: 'Account/GetStudentProgress',
  method: 'GET',
  query: { userId },
});
export const courseProgressCall = (studentId: number, course: number): CallSpec => ({
  path: 'Course/GetCourseStudentProgress',
  method: 'POST',
  body: { StudentId: studentId, CoursePublishedId: course },
});

const oncePerVisit = { staleTime: Number.POSITIVE_INFINITY };

export const progressQueries = {
  /** The URL of the school's progress page. */
  link: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['progress', 'link', userId],
      queryFn: createQueryFn(client, studentProgressCall(userId), decodeStudentProgressLink),
      ...oncePerVisit,
    }),
  /**
   * A student's progress in a course: fetched at each visit, since lessons are completed in other tabs. A prefetch for
   * the opening page counts as the fetch of that visit.
   */
  ofCourse: (client: Client, studentId: number, course: number) =>
    queryOptions({
      queryKey: [...COURSE_PROGRESS_KEY, studentId, course],
      queryFn: createQueryFn(client, courseProgressCall(studentId, course), decodeStudentProgress),
      staleTime: 0,
      refetchOnMount: refetchUnlessPrefetched,
    }),
};
