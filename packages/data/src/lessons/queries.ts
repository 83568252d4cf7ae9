import {
  decodeCourseId,
  decodeCourseModules,
  decodeResetInProgress,
  decodeSelectedCourse,
} from '@portal/domain/lessons';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, KEPT, refetchUnlessPrefetched, type CallSpec, type Client } from '../client/index.ts';

export const courseCall = (id: number): CallSpec => ({ path: 'Course/GetCourseById', method: 'GET', query: { id } });

const courseByUuidCall = (courseUuid: string): CallSpec => ({
  path: 'Course/GetStudentCourseByCourseUuid',
  method: 'GET',
  query: { courseUuid },
});

export const resetStatusCall = (course: number): CallSpec => ({
  path: 'Course/GetCourseResetStatus',
  method: 'POST',
  body: { CoursePublishedId: course },
});

export const modulesCall = (studentId: number, course: number): CallSpec => ({
  path: 'Course/GetCourseModule',
  method: 'POST',
  body: { StudentId: studentId, CoursePublishedId: course },
});

/** The queries of the pages of a course. */
export const lessonQueries = {
  /** The name of a course, and whether it is open. */
  course: (client: Client, id: number) =>
    queryOptions({
      queryKey: ['lessons', 'course', id],
      queryFn: createQueryFn(client, courseCall(id), decodeSelectedCourse),
      meta: KEPT,
    }),
  /** The published course id behind a deep link. */
  courseId: (client: Client, uuid: string) =>
    queryOptions({
      queryKey: ['lessons', 'uuid', uuid],
      queryFn: createQueryFn(client, courseByUuidCall(uuid), decodeCourseId),
    }),
  /** Whether a reset of the course is running; fetched at each visit. */
  resetInProgress: (client: Client, course: number) =>
    queryOptions({
      queryKey: ['lessons', 'reset', course],
      queryFn: createQueryFn(client, resetStatusCall(course), decodeResetInProgress),
      staleTime: 0,
      refetchOnMount: refetchUnlessPrefetched,
    }),
  /** The modules of a course, and whether all of it is locked. */
  modules: (client: Client, studentId: number, course: number) =>
    queryOptions({
      queryKey: ['lessons', 'modules', studentId, course],
      queryFn: createQueryFn(client, modulesCall(studentId, course), decodeCourseModules),
      meta: KEPT,
    }),
};
