import type { Recording, WatchedRequestWire } from '@portal/domain/live-classes';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CallSpec, Client, Student } from '../client/index.ts';
import { libraryQueries } from './library-queries.ts';

/** Key prefix of the mutations; each key ends with the recording's id. */
export const SET_AS_WATCHED_KEY = ['liveClassLibrary', 'setAsWatched'] as const;

function setAsWatchedCall({ studentId, userName }: Student, recording: number): CallSpec {
  const body: WatchedRequestWire = { StudentId: studentId, UserName: userName, LiveClassLibraryId: recording };
  // Silent: the student did not request it.
  return { path: 'LiveClassLibrary/SetAsWatched', method: 'POST', body, silent: true };
}

function changeWatched(queries: QueryClient, userId: number, change: (ids: readonly number[]) => number[]): void {
  queries.setQueryData(libraryQueries.watched(userId).queryKey, (ids = []) => change(ids));
}

export const libraryMutations = {
  /** Marks a recording as watched: shown at once, and reverted when the call fails. */
  setAsWatched: (client: Client, student: Student, { id }: Pick<Recording, 'id'>) =>
    mutationOptions({
      mutationKey: [...SET_AS_WATCHED_KEY, id],
      mutationFn: async () => void (await client.call(setAsWatchedCall(student, id))),
      onMutate: (_variables, { client: queries }) => changeWatched(queries, student.userId, (ids) => [...ids, id]),
      onError: (_error, _variables, _onMutateResult, { client: queries }) =>
        changeWatched(queries, student.userId, (ids) => ids.filter((one) => one !== id)),
    }),
};
