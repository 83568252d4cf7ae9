import { putBack, without, type Announcement, type AnnouncementRequestWire } from '@portal/domain/announcements';
import type { QueryClient } from '@tanstack/react-query';
import type { CallSpec, Client } from '../client/index.ts';
import { BLOCK_KEY } from './queries.ts';

/** The spelling is the contract's. */
function dismissCall(id: number): CallSpec {
  const body: AnnouncementRequestWire = { AnnouncementId: id };
  return { path: 'Announcement/DissmissAnnouncement', method: 'POST', body };
}

/**
 * Takes an announcement off the block for good. It goes at once, and comes back to its place when the call fails, which
 * then rejects. One that is gone already is not asked for again: a second press makes no second request.
 */
export async function dismissAnnouncement(
  queries: QueryClient,
  client: Client,
  announcement: Announcement,
): Promise<void> {
  const change = (to: (list: Announcement[]) => Announcement[]) =>
    queries.setQueryData<Announcement[]>(BLOCK_KEY, (list) => list && to(list));
  // An answer that was on its way would bring it back.
  await queries.cancelQueries({ queryKey: BLOCK_KEY });
  const shown = queries.getQueryData<Announcement[]>(BLOCK_KEY);
  if (!shown?.some(({ id }) => id === announcement.id)) return;
  change((list) => without(list, announcement));
  try {
    await client.call(dismissCall(announcement.id));
  } catch (failed) {
    change((list) => putBack(list, announcement));
    throw failed;
  }
  // Whatever was fetched meanwhile may still have it.
  change((list) => without(list, announcement));
}
