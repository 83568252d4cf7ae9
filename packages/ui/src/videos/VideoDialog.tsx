import type { Loadable } from '@portal/domain/shared';
import type { VideoSource } from '@portal/domain/blocks';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Sheet, SkeletonGroup } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { VideoPlayer } from '../blocks/video-player/index.ts';

export interface VideoDialogProps {
  title: string;
  /** Its position in the list it was opened from, which selects the same picture. */
  place: number;
  /** The source to play. */
  source: Loadable<VideoSource>;
  onRetry: () => void;
  onClose: () => void;
}

/** The dialog that plays the single video of a course or test. */
export function VideoDialog({ title, place, source, onRetry, onClose }: VideoDialogProps) {
  const { t } = useTranslation('videos');
  return (
    <Sheet size="player" title={title} subtitle={t('kindVideo')} onClose={onClose}>
      <PlayerSlot>
        {source.status === 'loading' && (
          <SkeletonGroup>
            <PlayerSkeleton />
          </SkeletonGroup>
        )}
        {source.status === 'failed' && <LoadError title={t('broken')} failure={source.failure} onRetry={onRetry} />}
        {source.status === 'ready' && <VideoPlayer source={source.value} title={title} drawing={place} />}
      </PlayerSlot>
    </Sheet>
  );
}

/* Padding for the player's focus ring, which the sheet's header would cover. */
const PlayerSlot = styled.div`
  padding-top: var(--space-1);
`;

const PlayerSkeleton = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-card);
  background: var(--surface-track);
`;
