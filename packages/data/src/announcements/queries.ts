import { decodeAnnouncement, decodeAnnouncements, type AnnouncementRequestWire } from '@portal/domain/announcements';
import { decodeBoolean } from '@portal/domain/shared';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/** Where the announcements block is remembered: dismissing changes it. */
export const BLOCK_KEY = ['announcements', 'block'];

const blockCall: CallSpec = { path: 'Announcement/GetMessage', method: 'POST' };
const communityCall: CallSpec = { path: 'Announcement/GetActiveAnnouncements', method: 'POST' };

function detailCall(id: number): CallSpec {
  const body: AnnouncementRequestWire = { AnnouncementId: id };
  return { path: 'Announcement/ReadDetail', method: 'POST', body };
}

const communityShownCall = (userId: number): CallSpec => ({
  path: 'CommunityPost/ShowCommunityPostPanel',
  method: 'GET',
  query: { userId },
  silent: true,
});

export const announcementQueries = {
  /** The announcements block of the dashboard: what was not dismissed. */
  block: (client: Client) =>
    queryOptions({
      queryKey: BLOCK_KEY,
      queryFn: createQueryFn(client, blockCall, decodeAnnouncements),
    }),
  /** Whether this student's dashboard has the community-post panel; silent when it fails. */
  communityShown: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['announcements', 'communityShown', userId],
      queryFn: createQueryFn(client, communityShownCall(userId), decodeBoolean),
    }),
  /** The posts of the community panel. */
  community: (client: Client) =>
    queryOptions({
      queryKey: ['announcements', 'community'],
      queryFn: createQueryFn(client, communityCall, decodeAnnouncements),
    }),
  /**
   * One announcement, opened. Asking tells the server that it is read: once every time it is opened, so never from
   * memory and never again by itself; and not taken back when the student closes it before the answer.
   */
  detail: (client: Client, id: number) =>
    queryOptions({
      queryKey: ['announcements', 'detail', id],
      queryFn: async () => decodeAnnouncement(await client.call(detailCall(id)), client),
      gcTime: 0,
      staleTime: 0,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    }),
};
