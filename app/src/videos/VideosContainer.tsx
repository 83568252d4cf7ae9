import { useDashboardVideos } from '@portal/data/videos';
import { VideosPanel } from '@portal/ui/videos';

/** The videos and channels of the dashboard. */
export default function VideosContainer() {
  const videos = useDashboardVideos();
  return <VideosPanel channels={videos.loadable} onRetry={videos.retry} />;
}
