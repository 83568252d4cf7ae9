import { useDashboardVideos } from '@portal/data/videos';
import { VideosPanel, type VideoGalleryDialogProps } from '@portal/ui/videos';
import { useServices } from '../portal/services.ts';
import { lazyRoute } from '../router/lazy-route.tsx';

const gallery = lazyRoute<VideoGalleryDialogProps>(() => import('./Gallery.tsx'));

/** The videos and channels of the dashboard. The gallery's code is fetched when one is about to be opened. */
export default function VideosContainer() {
  const { loadTranslations } = useServices();
  const videos = useDashboardVideos();
  return (
    <VideosPanel
      channels={videos.loadable}
      onRetry={videos.retry}
      Gallery={gallery.Component}
      onIntent={() => void gallery.load(loadTranslations).catch(() => undefined)}
    />
  );
}
