import {
  decodeCourseId,
  decodeCourseModules,
  decodeResetInProgress,
  decodeSelectedCourse,
  decodeTopics,
} from '@portal/domain/lessons';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

const courseCall = (id: number): CallSpec => ({ path: 'Course/GetCourseById', method: 'GET', query: { id } });

const courseByUuidCall = (courseUuid: string): CallSpec => ({
  path: 'Course/GetStudentCourseByCourseUuid',
  method: 'GET',
  query: { courseUuid },
});

const resetStatusCall = (course: number): CallSpec => ({
  path: 'Course/GetCourseResetStatus',
  method: 'POST',
  body: { CoursePublishedId: course },
});

export const modulesCall = (studentId: number, course: number): CallSpec => ({
  path: 'Course/GetCourseModule',
  method: 'POST',
  body: { StudentId: studentId, CoursePublishedId: course },
});

/** Who learns in which course. */
export interface Learner {
  studentId: number;
  userId: number;
  /** Published course id. */
  course: number;
}

export const topicsCall = ({ studentId, userId, course }: Learner, module: number): CallSpec => ({
  path: 'Course/GetModuleDetail',
  method: 'POST',
  body: { StudentId: studentId, StudentUserId: userId, CoursePublishedId: course, ModuleId: module },
});

/** What the pages of one course ask. */
export const lessonQueries = {
  /** What a course is called, and whether it can be learned in. */
  course: (client: Client, id: number) =>
    queryOptions({
      queryKey: ['lessons', 'course', id],
      queryFn: createQueryFn(client, courseCall(id), decodeSelectedCourse),
    }),
  /** The published course id behind a deep link. */
  courseId: (client: Client, uuid: string) =>
    queryOptions({
      queryKey: ['lessons', 'uuid', uuid],
      queryFn: createQueryFn(client, courseByUuidCall(uuid), decodeCourseId),
    }),
  /** Whether the course is being reset just now: worth asking at each visit. */
  resetInProgress: (client: Client, course: number) =>
    queryOptions({
      queryKey: ['lessons', 'reset', course],
      queryFn: createQueryFn(client, resetStatusCall(course), decodeResetInProgress),
      staleTime: 0,
    }),
  /** The modules of a course, and whether all of it is locked. */
  modules: (client: Client, { studentId, course }: Pick<Learner, 'studentId' | 'course'>) =>
    queryOptions({
      queryKey: ['lessons', 'modules', studentId, course],
      queryFn: createQueryFn(client, modulesCall(studentId, course), decodeCourseModules),
    }),
  /** The topics of a module: asked for once (002 §2), and again only when something says that they have changed. */
  topics: (client: Client, learner: Learner, module: number) =>
    queryOptions({
      queryKey: [...lessonQueries.topicsKey(learner), module],
      queryFn: createQueryFn(client, topicsCall(learner, module), decodeTopics),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** What the topics of all modules of a course begin with. */
  topicsKey: ({ studentId, course }: Pick<Learner, 'studentId' | 'course'>) =>
    ['lessons', 'topics', studentId, course] as const,
};
