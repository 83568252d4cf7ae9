import type { Announcement } from '@portal/domain/announcements';
import {
  useClient,
  useLoadableQuery,
  useStudent,
  useSubmissions,
  type LoadableQuery,
  type SubmissionsHandle,
} from '../client/index.ts';
import { announcementMutations, DISMISS_KEY } from './mutations.ts';
import { announcementQueries } from './queries.ts';

/** The announcements block of the dashboard, without dismissed ones. */
export function useAnnouncements(): LoadableQuery<Announcement[]> {
  return useLoadableQuery(announcementQueries.block(useClient()));
}

/** The posts of the community panel; false = this student has no such panel, or it is unknown. */
export function useCommunityPosts(): LoadableQuery<Announcement[]> | false {
  const client = useClient();
  const panelShown = useLoadableQuery(announcementQueries.communityShown(client, useStudent().userId)).data === true;
  const posts = useLoadableQuery({ ...announcementQueries.community(client), enabled: panelShown });
  return panelShown && posts;
}

/** An opened announcement; fetching it marks it as read. */
export function useAnnouncementDetail(id: number): LoadableQuery<Announcement> {
  return useLoadableQuery(announcementQueries.detail(useClient(), id));
}

/** Dismisses announcements of the block. */
export function useDismissAnnouncement(): SubmissionsHandle<void, Announcement> {
  const client = useClient();
  return useSubmissions(DISMISS_KEY, (announcement) => announcementMutations.dismiss(client, announcement));
}
