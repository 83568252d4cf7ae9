import { toLoadable } from '@portal/data/client';
import { videoQueries } from '@portal/data/videos';
import { loading, ready } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import type { CourseVideo, VideoOwner } from '@portal/domain/videos';
import { VideoListScreen } from '@portal/ui/videos';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';

const NOBODY: VideoOwner = { kind: 'course', id: 0 };

/** /VideoList: the videos of the active courses. */
export default function VideoList() {
  const { client } = useServices();
  const { account } = useSession();
  const videos = useQuery(videoQueries.ofCourses(client, account.userId));
  const [open, setOpen] = useState<CourseVideo | null>(null);
  const owner = open?.content.kind === 'video' ? open.content.owner : null;
  const embed = useQuery({ ...videoQueries.embed(client, owner ?? NOBODY), enabled: owner !== null });
  const source = embed.isError && embed.isFetching ? loading : toLoadable(embed);
  return (
    <VideoListScreen
      videos={toLoadable(videos)}
      onRetry={() => void videos.refetch()}
      packagesHref={paths.addBuyCourse}
      // Of nobody, there is nothing to ask for.
      open={open && { video: open, source: owner ? source : ready({ kind: 'broken' }) }}
      onOpen={setOpen}
      onRetryOpen={() => void embed.refetch()}
      onClose={() => setOpen(null)}
    />
  );
}
