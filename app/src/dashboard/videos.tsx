import { toLoadable } from '@portal/data/client';
import { videoQueries } from '@portal/data/videos';
import { mapLoadable } from '@portal/domain/shared';
import { VideosPanel } from '@portal/ui/videos';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useAddressOf } from '../useAddressOf.ts';

/** The videos and channels of the dashboard. */
export default function Videos() {
  const { client } = useServices();
  const addressOf = useAddressOf();
  const { account } = useSession();
  const videos = useQuery(videoQueries.dashboard(client, account.userId));
  const channels = mapLoadable(toLoadable(videos), (all) =>
    all.map((one) => ({ ...one, thumbnailUrl: addressOf(one.thumbnailUrl) })),
  );
  return <VideosPanel channels={channels} onRetry={() => void videos.refetch()} />;
}
