import { prefetchCourse, prefetchCourseOutline } from '@portal/data/lessons';
import { prefetchById } from '../router/prefetch-by-id.ts';

/** Prefetches the first data of a course's page. */
export const prefetchCoursePage = prefetchById((context, course) =>
  Promise.all([prefetchCourse(context, course), prefetchCourseOutline(context, course)]),
);
