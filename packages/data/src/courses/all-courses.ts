import { COURSE_PAGE_SIZE, decodeCoursePage, type Course } from '@portal/domain/courses';
import { mapLoadable, type Page } from '@portal/domain/shared';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  createQueryFn,
  useClient,
  useLoadableQuery,
  useStudent,
  type Client,
  type LoadableQuery,
} from '../client/index.ts';
import { useCourses } from './hooks.ts';
import { courseQueries, studentCoursesCall } from './queries.ts';

/** Limits the list to a thousand courses; beyond that it says how many are shown. */
const MAX_PAGES = 20;

/**
 * The courses after the first page, fetched silently: without them the first page stays. When another page is added, the
 * previous ones stay visible until it is fetched.
 *
 * @param count the number of pages after the first one
 */
const furtherPages = (client: Client, userId: number, count: number) =>
  queryOptions({
    queryKey: [...courseQueries.listKey(userId), 'further', count],
    queryFn: async (context) => {
      const pages = await Promise.all(
        Array.from({ length: count }, (_, i) =>
          createQueryFn(
            client,
            { ...studentCoursesCall(userId, i + 1), silent: true },
            decodeCoursePage,
          )({
            signal: context.signal,
          }),
        ),
      );
      return pages.flatMap(({ rows }) => rows);
    },
    placeholderData: keepPreviousData,
  });

/** All courses of a student, page by page; `useRefreshCourses` refetches them. */
export interface AllCourses extends Omit<LoadableQuery<Page<Course>>, 'refetch'> {
  /** Fetches the further pages again after a failure; else null. */
  retryFurther: (() => void) | null;
}

/** The student's courses and diagnostic tests: the first page, then the further ones where there are any. */
export function useAllCourses(): AllCourses {
  const first = useCourses();
  const { rows = [], total = 0 } = first.data ?? {};
  const count = Math.min(Math.ceil(total / COURSE_PAGE_SIZE), MAX_PAGES) - 1;
  const query = furtherPages(useClient(), useStudent().userId, count);
  const enabled = rows.length < total;
  const further = useLoadableQuery({ ...query, enabled });
  return {
    ...first,
    loadable: mapLoadable(first.loadable, (page) => ({
      ...page,
      rows: [...page.rows, ...((enabled && further.data) || [])],
    })),
    retryFurther: further.loadable.status === 'failed' ? further.retry : null,
  };
}
