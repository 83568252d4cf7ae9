import { prefetchCourseVideos, useCourseVideos, useVideoSource } from '@portal/data/videos';
import { paths } from '@portal/domain/screens';
import type { CourseVideo } from '@portal/domain/videos';
import { VideoListScreen } from '@portal/ui/videos';
import { useState } from 'react';

export { prefetchCourseVideos as prefetch };

/** /VideoList: the videos of the active courses. */
export default function VideoListContainer() {
  const videos = useCourseVideos();
  const [open, setOpen] = useState<CourseVideo | null>(null);
  const source = useVideoSource(open?.content.kind === 'video' ? open.content.owner : null);
  return (
    <VideoListScreen
      videos={videos.loadable}
      onRetry={videos.retry}
      packagesHref={paths.addBuyCourse}
      open={open && { video: open, source: source.loadable }}
      onOpen={setOpen}
      onRetryOpen={source.retry}
      onClose={() => setOpen(null)}
    />
  );
}
