import { announcementQueries } from '@portal/data/announcements';
import { asLoadable } from '@portal/data/client';
import { CommunityPanel } from '@portal/ui/announcements';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useAddressOf } from '../useAddressOf.ts';
import { useOpenedAnnouncement } from './useOpenedAnnouncement.tsx';

/** The community posts, where this student sees them. */
export default function Community() {
  const { client } = useServices();
  const { account } = useSession();
  const asked = useQuery(announcementQueries.communityShown(client, account.userId));
  const shown = asked.data === true;
  const posts = useQuery({ ...announcementQueries.community(client, useAddressOf()), enabled: shown });
  const { open, onIntent, dialog } = useOpenedAnnouncement();
  if (!shown) return null;
  return (
    <>
      <CommunityPanel
        posts={asLoadable(posts)}
        onRetry={() => void posts.refetch()}
        onOpen={open}
        onIntent={onIntent}
      />
      {dialog}
    </>
  );
}
