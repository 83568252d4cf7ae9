import {
  COURSE_PAGE_SIZE,
  decodeCourseList,
  decodeCoursePage,
  decodeLessonName,
  decodePracticeProgress,
  TILES_SHOWN,
  type PagedStudentCourseRequestWire,
} from '@portal/domain/courses';
import { queryOptions } from '@tanstack/react-query';
import { ask, type CallSpec, type Client } from '../client/index.ts';

/** The one page of courses that the dashboard and the course list share. */
export const studentCoursesCall = (userId: number): CallSpec => {
  const body: PagedStudentCourseRequestWire = {
    StudentUserId: userId,
    PageIndex: 0,
    PageSize: COURSE_PAGE_SIZE,
    SortFieldName: 'Id',
    SortOrder: 'ASC',
    Keyword: '',
    LastDisplayIndex: TILES_SHOWN,
  };
  return { path: 'Course/PagedStudentCourse', method: 'POST', body };
};

const coursesAndTestsCall: CallSpec = { path: 'Course/GetStudentCoursesAndDiagnosticTests', method: 'GET' };

const progressCall = (studentId: number, course: number): CallSpec => ({
  path: 'Course/GetCourseStudentProgress',
  method: 'POST',
  body: { StudentId: studentId, CoursePublishedId: course },
});

/** A lesson, and who asks for it. */
export interface LessonAsked {
  studentId: number;
  userId: number;
  course: number;
  module: number;
  lesson: number;
}

const moduleDetailCall = ({ studentId, userId, course, module }: LessonAsked): CallSpec => ({
  path: 'Course/GetModuleDetail',
  method: 'POST',
  body: { StudentId: studentId, StudentUserId: userId, CoursePublishedId: course, ModuleId: module },
});

export const courseQueries = {
  /** What every query here begins with. */
  key: ['courses'] as const,
  /** The student's courses and diagnostic tests. */
  list: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['courses', 'list', userId],
      queryFn: ask(client, studentCoursesCall(userId), decodeCoursePage),
    }),
  /** The same, as the assessment list asks for them: all at once. */
  withTests: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['courses', 'withTests', userId],
      queryFn: ask(client, coursesAndTestsCall, decodeCourseList),
    }),
  /** How far the practice of a course is. */
  practice: (client: Client, studentId: number, course: number) =>
    queryOptions({
      queryKey: ['courses', 'practice', studentId, course],
      queryFn: ask(client, progressCall(studentId, course), decodePracticeProgress),
    }),
  /** The name of a lesson that can be opened; null when it can't. */
  lessonName: (client: Client, asked: LessonAsked) =>
    queryOptions({
      queryKey: ['courses', 'lessonName', asked],
      queryFn: ask(client, moduleDetailCall(asked), (sent) => decodeLessonName(sent, asked.lesson)),
    }),
};
