import {
  decodeLibraryCourses,
  decodeRecordingPage,
  type LibraryRequestWire,
  type WatchedRequestWire,
} from '@portal/domain/live-classes';
import { LIST_PAGE_SIZE } from '@portal/domain/shared';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { createQueryFn, pagedQuery, type CallSpec, type Client } from '../client/index.ts';

const coursesCall: CallSpec = { path: 'LiveClassLibrary/GetCourseOnLiveClassLibrary', method: 'GET' };

function recordingsCall(course: number, keyword: string, page: number): CallSpec {
  const body: LibraryRequestWire = {
    PageIndex: page,
    PageSize: LIST_PAGE_SIZE,
    // No field: the order in which the school has put them.
    SortFieldName: '',
    SortOrder: 'ASC',
    Keyword: keyword,
    CourseId: course,
  };
  return { path: 'LiveClassLibrary/GetActiveLiveClassLibrary', method: 'POST', body };
}

/** All that is read of the library. */
export const LIBRARY_KEY = ['liveClassLibrary'] as const;

/** The recordings of live classes. Read once and kept while the page is there: opening a course again loads nothing. */
export const libraryQueries = {
  /** The courses that have recordings. */
  courses: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...LIBRARY_KEY, 'courses', userId],
      queryFn: createQueryFn(client, coursesCall, decodeLibraryCourses),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** What the keys of a course's lists begin with, whatever was searched. */
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
  /** The recordings that were opened here: watched, whatever a list says that was asked for before. */
  watched: (userId: number) =>
    queryOptions<readonly number[]>({
      queryKey: [...LIBRARY_KEY, 'watched', userId],
      // Nobody is asked: `showAsWatched` writes it.
      queryFn: skipToken,
    }),
};

/** Tells the server that a recording is being watched. Silent: it is not what the student came for. */
export async function setAsWatched(
  client: Client,
  { studentId, userName }: { studentId: number; userName: string },
  recording: number,
): Promise<void> {
  const body: WatchedRequestWire = { StudentId: studentId, UserName: userName, LiveClassLibraryId: recording };
  await client.call({ path: 'LiveClassLibrary/SetAsWatched', method: 'POST', body, silent: true });
}

/** Shows a recording as watched, or as its lists have it, wherever it is listed. */
export function showAsWatched(queries: QueryClient, userId: number, recording: number, watched: boolean): void {
  queries.setQueryData(libraryQueries.watched(userId).queryKey, (ids = []) => {
    const others = ids.filter((id) => id !== recording);
    return watched ? [...others, recording] : others;
  });
}
