import type { Loadable } from '@portal/domain/shared';
import type { VideoChannel } from '@portal/domain/videos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { VideoCarousel } from './VideoCarousel.tsx';
import { VideoGalleryDialog } from './VideoGalleryDialog.tsx';
import { VideosSkeleton } from './VideosSkeleton.tsx';

export interface VideosPanelProps {
  channels: Loadable<VideoChannel[]>;
  onRetry: () => void;
}

/** The dashboard's videos (000 §2.8): a row of channels, each opening the gallery. Left out when there is none. */
export function VideosPanel({ channels, onRetry }: VideosPanelProps) {
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
          <VideoCarousel channels={channels.value} onOpen={setOpen} />
          {open !== null && <VideoGalleryDialog channels={channels.value} first={open} onClose={() => setOpen(null)} />}
        </>
      );
  }
}
