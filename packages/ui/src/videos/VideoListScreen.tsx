import type { Href, Loadable } from '@portal/domain/shared';
import type { VideoSource } from '@portal/domain/blocks';
import type { CourseVideo } from '@portal/domain/videos';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../blocks/load-error/index.ts';
import { PartBoundary } from '../kit/index.ts';
import { NoVideos } from './lazy-parts.ts';
import { VideoCard } from './VideoCard.tsx';
import { VideoDialog } from './VideoDialog.tsx';
import { VideoGalleryDialog } from './VideoGalleryDialog.tsx';
import { VideoGrid } from './video-grid.ts';
import { VideoGridSkeleton } from './VideoGridSkeleton.tsx';

/** The open video of a course and its source. A channel needs no loaded source, since it contains its own. */
export interface OpenVideo {
  video: CourseVideo;
  source: Loadable<VideoSource>;
}

export interface VideoListScreenProps {
  /** Active courses and tests that have videos. */
  videos: Loadable<readonly CourseVideo[]>;
  onRetry: () => void;
  packagesHref: Href;
  /** null = none is open. */
  open: OpenVideo | null;
  onOpen: (video: CourseVideo) => void;
  /** Refetches the source of the open video. */
  onRetryOpen: () => void;
  onClose: () => void;
}

/** /VideoList: the videos of the student's active courses (002 §2). */
export function VideoListScreen(props: VideoListScreenProps) {
  const { t } = useTranslation('videos');
  const { videos, onRetry, packagesHref } = props;
  switch (videos.status) {
    case 'loading':
      return <VideoGridSkeleton />;
    case 'failed':
      return <LoadError title={t('failed')} failure={videos.failure} onRetry={onRetry} />;
    case 'ready':
      if (videos.value.length > 0) return <VideoList {...props} list={videos.value} />;
      return (
        <PartBoundary>
          <NoVideos packagesHref={packagesHref} />
        </PartBoundary>
      );
  }
}

function VideoList({
  list,
  open,
  onOpen,
  onRetryOpen,
  onClose,
}: VideoListScreenProps & { list: readonly CourseVideo[] }) {
  const { t } = useTranslation('videos');
  return (
    <>
      <VideoGrid>
        {list.map((video, place) => (
          <li key={video.id}>
            <VideoCard
              channel={{
                title: video.name,
                about: t(video.content.kind === 'channel' ? 'kindChannel' : 'kindVideo'),
                thumbnailUrl: null,
              }}
              place={place}
              listed
              onOpen={() => onOpen(video)}
            />
          </li>
        ))}
      </VideoGrid>
      {open && <OpenVideoDialog list={list} open={open} onRetry={onRetryOpen} onClose={onClose} />}
    </>
  );
}

/** A channel opens in the gallery with all channels, a single video in its own dialog. */
function OpenVideoDialog({
  list,
  open: { video, source },
  onRetry,
  onClose,
}: {
  list: readonly CourseVideo[];
  open: OpenVideo;
  onRetry: () => void;
  onClose: () => void;
}) {
  if (video.content.kind === 'video') {
    const place = list.findIndex(({ id }) => id === video.id);
    return (
      <VideoDialog title={video.name} place={Math.max(0, place)} source={source} onRetry={onRetry} onClose={onClose} />
    );
  }
  const channels = list.flatMap(({ id, name, content }) =>
    content.kind === 'channel' ? { id, title: name, about: null, thumbnailUrl: null, source: content.source } : [],
  );
  const first = channels.findIndex(({ id }) => id === video.id);
  return <VideoGalleryDialog channels={channels} first={Math.max(0, first)} onClose={onClose} />;
}
