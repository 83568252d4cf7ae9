import type { StudentCourseWire } from '@portal/domain/courses';
import { queryOptions } from '@tanstack/react-query';

/** The cookie with the student's token, as the portal has it. */
const token = () => decodeURIComponent(/authorizationToken=([^;]*)/.exec(document.cookie)?.[1] ?? '');

/** The one call of the page, which both routes share; the address says for which student. */
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
