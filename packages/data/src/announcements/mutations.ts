import {
  restoreAnnouncement,
  without,
  type Announcement,
  type AnnouncementRequestWire,
} from '@portal/domain/announcements';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CallSpec, Client } from '../client/index.ts';
import { BLOCK_KEY } from './queries.ts';

/** What the keys of all dismissals begin with; each ends with the announcement's id. */
export const DISMISS_KEY = ['announcements', 'dismiss'] as const;

/** The spelling is the contract's. */
function dismissCall(id: number): CallSpec {
  const body: AnnouncementRequestWire = { AnnouncementId: id };
  return { path: 'Announcement/DissmissAnnouncement', method: 'POST', body };
}

function changeBlock(queries: QueryClient, change: (list: readonly Announcement[]) => Announcement[]): void {
  queries.setQueryData<Announcement[]>(BLOCK_KEY, (list) => list && change(list));
}

export const announcementMutations = {
  /** Takes an announcement off the block for good: it goes at once, and comes back to its place when the call fails. */
  dismiss: (client: Client, announcement: Announcement) =>
    mutationOptions({
      mutationKey: [...DISMISS_KEY, announcement.id],
      mutationFn: async () => void (await client.call(dismissCall(announcement.id))),
      onMutate: async (_variables, { client: queries }) => {
        // An answer that is on its way would bring it back.
        await queries.cancelQueries({ queryKey: BLOCK_KEY });
        changeBlock(queries, (list) => without(list, announcement));
      },
      onError: (_error, _variables, _onMutateResult, { client: queries }) =>
        changeBlock(queries, (list) => restoreAnnouncement(list, announcement)),
      // A list that was fetched meanwhile may still have it.
      onSuccess: (_data, _variables, _onMutateResult, { client: queries }) =>
        changeBlock(queries, (list) => without(list, announcement)),
    }),
};
