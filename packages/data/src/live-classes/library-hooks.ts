import { markWatched, type LibraryCourse, type Recording } from '@portal/domain/live-classes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  invalidate,
  useClient,
  useLoadablePages,
  useLoadableQuery,
  useStudent,
  useSubmissions,
  type LoadablePages,
  type LoadableQuery,
} from '../client/index.ts';
import { libraryMutations, SET_AS_WATCHED_KEY } from './library-mutations.ts';
import { LIBRARY_KEY, libraryQueries } from './library-queries.ts';

/** The courses that have recordings. Leaving the library invalidates it, so the next visit refetches. */
export function useLibraryCourses(): LoadableQuery<LibraryCourse[]> {
  const queries = useQueryClient();
  useEffect(() => () => void queries.invalidateQueries({ queryKey: LIBRARY_KEY, refetchType: 'none' }), [queries]);
  return useLoadableQuery(libraryQueries.courses(useClient(), useStudent().userId));
}

const NONE: readonly number[] = [];

/**
 * The recordings of a course that match `keyword` ('' = all); `course` null = not known yet, nothing is fetched. Those
 * that were opened count as watched, even in a list fetched before.
 */
export function useRecordings(course: number | null, keyword: string): LoadablePages<Recording> {
  const { userId } = useStudent();
  const pages = useLoadablePages({
    ...libraryQueries.list(useClient(), userId, course ?? 0, keyword),
    enabled: course !== null,
  });
  const { data: watched = NONE } = useQuery(libraryQueries.watched(userId));
  return { ...pages, list: markWatched(pages.list, watched) };
}

/** Marks a recording as watched on the server, unless it is already (001 §4). */
export function useSetAsWatched(): (recording: Recording) => void {
  const queries = useQueryClient();
  const client = useClient();
  const student = useStudent();
  const { submit } = useSubmissions(SET_AS_WATCHED_KEY, (recording: Recording) =>
    libraryMutations.setAsWatched(client, student, recording),
  );
  return (recording) => {
    const watched = queries.getQueryData(libraryQueries.watched(student.userId).queryKey) ?? NONE;
    if (!recording.watched && !watched.includes(recording.id)) submit(recording);
  };
}

/**
 * Refetches the active lists of a course, or of the whole library; inactive ones are refetched when they are next used.
 */
export function useRefreshLibrary(): (course?: number) => void {
  const queries = useQueryClient();
  return (course) =>
    void invalidate(queries, { queryKey: course === undefined ? LIBRARY_KEY : libraryQueries.keyOf(course) });
}
