import {
  COURSE_PAGE_SIZE,
  decodeCoursePage,
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

export const courseQueries = {
  /** The student's courses and diagnostic tests. */
  list: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['courses', 'list', userId],
      queryFn: ask(client, studentCoursesCall(userId), decodeCoursePage),
    }),
};
