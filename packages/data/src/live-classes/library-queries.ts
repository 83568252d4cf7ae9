import { decodeLibraryCourses, decodeRecordingPage, type LibraryRequestWire } from '@portal/domain/live-classes';
import { LIST_PAGE_SIZE } from '@portal/domain/shared';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { createQueryFn, pagedQuery, type CallSpec, type Client } from '../client/index.ts';

const coursesCall: CallSpec = { path: 'LiveClassLibrary/GetCourseOnLiveClassLibrary', method: 'GET' };

function recordingsCall(course: number, keyword: string, page: number): CallSpec {
  const body: LibraryRequestWire = {
    PageIndex: page,
    PageSize: LIST_PAGE_SIZE,
    // No field: the school's own order.
    SortFieldName: '',
    SortOrder: 'ASC',
    Keyword: keyword,
    CourseId: course,
  };
  return { path: 'LiveClassLibrary/GetActiveLiveClassLibrary', method: 'POST', body };
}

/** Key prefix of all queries of the library. */
export const LIBRARY_KEY = ['liveClassLibrary'] as const;

/** The recordings of live classes. Cached while the page is open: opening a course again fetches nothing. */
export const libraryQueries = {
  /** The courses that have recordings. */
  courses: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...LIBRARY_KEY, 'courses', userId],
      queryFn: createQueryFn(client, coursesCall, decodeLibraryCourses),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Key prefix of a course's lists, for every keyword. */
  keyOf: (course: number) => [...LIBRARY_KEY, 'list', course] as const,
  /** The recordings of a course that match `keyword` ('' = all). */
  list: (client: Client, userId: number, course: number, keyword: string) => ({
    ...pagedQuery({
      client,
      queryKey: [...libraryQueries.keyOf(course), userId, keyword],
      call: (page) => recordingsCall(course, keyword, page),
      decode: decodeRecordingPage,
      keyOf: ({ id }) => id,
    }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** The recordings that were opened: watched, even in a list fetched before. */
  watched: (userId: number) =>
    queryOptions<readonly number[]>({
      queryKey: [...LIBRARY_KEY, 'watched', userId],
      // Never fetched: the mutation writes it.
      queryFn: skipToken,
    }),
};
