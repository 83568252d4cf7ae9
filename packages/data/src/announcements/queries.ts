import { decodeAnnouncement, decodeAnnouncements, type AnnouncementRequestWire } from '@portal/domain/announcements';
import { decodeBoolean } from '@portal/domain/shared';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, fetchDecoded, type CallSpec, type Client } from '../client/index.ts';

/** Key of the announcements block, whose data a dismissal changes. */
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
  /** The announcements block of the dashboard, without dismissed ones. */
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
   * An opened announcement. The call marks it as read, so it is sent once each time it is opened: never served from the
   * cache, never refetched automatically, and not aborted when the student closes it first.
   */
  detail: (client: Client, id: number) =>
    queryOptions({
      queryKey: ['announcements', 'detail', id],
      queryFn: () => fetchDecoded(client, detailCall(id), decodeAnnouncement),
      gcTime: 0,
      staleTime: 0,
    }),
};
