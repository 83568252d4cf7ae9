import type { Loadable } from '@portal/domain/shared';
import type { VideoChannel } from '@portal/domain/videos';
import { Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { VideoCarousel } from './VideoCarousel.tsx';
import type { VideoGalleryDialogProps } from './VideoGalleryDialog.tsx';
import { VideosSkeleton } from './VideosSkeleton.tsx';

export interface VideosPanelProps {
  channels: Loadable<VideoChannel[]>;
  onRetry: () => void;
  /** The gallery that a press opens; its code may be loaded later. */
  Gallery: ComponentType<VideoGalleryDialogProps>;
  /** Called when the student points at a video, touches or focuses it, so that the gallery can be prefetched. */
  onIntent?: (() => void) | undefined;
}

/** The dashboard's videos (000 §2.8): a row of channels, each opening the gallery. Hidden when there is none. */
export function VideosPanel({ channels, onRetry, Gallery, onIntent }: VideosPanelProps) {
  const { t } = useTranslation('videos');
  const [open, setOpen] = useState<number | null>(null);
  switch (channels.status) {
    case 'loading':
      return <VideosSkeleton />;
    case 'failed':
      return (
        <Section title={t('title')}>
          <LoadError title={t('failed')} failure={channels.failure} onRetry={onRetry} />
        </Section>
      );
    case 'ready':
      if (channels.value.length === 0) return null;
      return (
        <>
          <VideoCarousel channels={channels.value} onOpen={setOpen} onIntent={onIntent} />
          {open !== null && (
            // The row stays while the gallery's code is loading.
            <Suspense>
              <Gallery channels={channels.value} first={open} onClose={() => setOpen(null)} />
            </Suspense>
          )}
        </>
      );
  }
}
