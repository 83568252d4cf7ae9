import { libraryQueries, setAsWatched, showAsWatched } from '@portal/data/live-classes';
import type { Recording } from '@portal/domain/live-classes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';

const NONE: readonly number[] = [];

/** The recording that is open, and those that were. A new one is watched from then on; the server is told once (001 §4). */
export function useWatching() {
  const { client } = useServices();
  const { account } = useSession();
  const { userId } = account;
  const queries = useQueryClient();
  const { data: watched = NONE } = useQuery(libraryQueries.watched(userId));
  const [opened, setOpened] = useState<Recording | null>(null);
  // A second press arrives before the first has been drawn.
  const told = useRef(new Set<number>());

  const open = useCallback(
    (recording: Recording) => {
      setOpened({ ...recording, watched: true });
      if (recording.watched || told.current.has(recording.id)) return;
      told.current.add(recording.id);
      showAsWatched(queries, userId, recording.id, true);
      setAsWatched(client, account, recording.id).catch(() => {
        // The server does not know: new as before, and told when it is opened again.
        told.current.delete(recording.id);
        showAsWatched(queries, userId, recording.id, false);
      });
    },
    [client, account, userId, queries],
  );

  return { opened, watched, open, close: () => setOpened(null) };
}
