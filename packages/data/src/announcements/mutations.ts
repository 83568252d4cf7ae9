import {
  restoreAnnouncement,
  removeAnnouncement,
  type Announcement,
  type AnnouncementRequestWire,
} from '@portal/domain/announcements';
import { isOutcomeUnknown, toFailure } from '@portal/domain/shared';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { invalidate, type CallSpec, type Client } from '../client/index.ts';
import { BLOCK_KEY } from './queries.ts';

/** Key prefix of dismissals; each key ends with the announcement's id. */
export const DISMISS_KEY = ['announcements', 'dismiss'] as const;

/**
 * `Dissmiss` is the contract's spelling. Silent: the announcement comes back with an alert, and the student may have gone
 * on to another page meanwhile.
 */
function dismissCall(id: number): CallSpec {
  const body: AnnouncementRequestWire = { AnnouncementId: id };
  return { path: 'Announcement/DissmissAnnouncement', method: 'POST', body, silent: true };
}

function changeBlock(queries: QueryClient, change: (list: readonly Announcement[]) => Announcement[]): void {
  queries.setQueryData<Announcement[]>(BLOCK_KEY, (list) => list && change(list));
}

export const announcementMutations = {
  /** Dismisses an announcement for good: removed at once, and restored to its position when the call fails. */
  dismiss: (client: Client, announcement: Announcement) =>
    mutationOptions({
      mutationKey: [...DISMISS_KEY, announcement.id],
      mutationFn: async () => void (await client.call(dismissCall(announcement.id))),
      onMutate: async (_variables, { client: queries }) => {
        // A pending refetch would bring it back.
        await queries.cancelQueries({ queryKey: BLOCK_KEY });
        changeBlock(queries, (list) => removeAnnouncement(list, announcement));
      },
      onError: async (error, _variables, _onMutateResult, { client: queries }) => {
        changeBlock(queries, (list) => restoreAnnouncement(list, announcement));
        // The server may have dismissed it although its response was lost.
        if (isOutcomeUnknown(toFailure(error))) await invalidate(queries, { queryKey: BLOCK_KEY });
      },
      // A list that was fetched in the meantime, or is being fetched, may still contain it.
      onSuccess: async (_data, _variables, _onMutateResult, { client: queries }) => {
        await queries.cancelQueries({ queryKey: BLOCK_KEY });
        changeBlock(queries, (list) => removeAnnouncement(list, announcement));
      },
    }),
};
