import type { StudentCourseWire } from '@portal/domain/courses';
import { queryOptions } from '@tanstack/react-query';

/** Reads the student's token from the portal's cookie. */
const token = () => decodeURIComponent(/authorizationToken=([^;]*)/.exec(document.cookie)?.[1] ?? '');

/** The only call of the page, shared by both routes; the student's id is a search parameter. */
export const coursesQuery = queryOptions({
  queryKey: ['courses'],
  queryFn: async () => {
    const response = await fetch('/api/Course/PagedStudentCourse', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', Authorization: `Basic ${token()}` },
      body: JSON.stringify({
        StudentUserId: Number(new URLSearchParams(location.search).get('student')),
        PageIndex: 0,
        PageSize: 10,
        SortFieldName: 'Id',
        SortOrder: 'ASC',
        Keyword: '',
        LastDisplayIndex: 3,
      }),
    });
    const { Value } = (await response.json()) as { Value: { rows: StudentCourseWire[] } };
    return Value.rows;
  },
  staleTime: Infinity,
});
