import type { Loadable } from '@portal/domain/shared';
import type { VideoSource } from '@portal/domain/videos';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Sheet, SkeletonGroup } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { VideoPlayer } from '../blocks/video-player/index.ts';

export interface VideoDialogProps {
  title: string;
  /** Its place in the list it was opened from: the same picture stands here. */
  place: number;
  /** Where it is played. */
  source: Loadable<VideoSource>;
  onRetry: () => void;
  onClose: () => void;
}

/** Plays the one video of a course or test. */
export function VideoDialog({ title, place, source, onRetry, onClose }: VideoDialogProps) {
  const { t } = useTranslation('videos');
  return (
    <Sheet size="large" title={title} onClose={onClose}>
      <Stage>
        {source.status === 'loading' && (
          <SkeletonGroup>
            <Screen />
          </SkeletonGroup>
        )}
        {source.status === 'failed' && <LoadError title={t('broken')} failure={source.failure} onRetry={onRetry} />}
        {source.status === 'ready' && <VideoPlayer source={source.value} title={title} drawing={place} />}
      </Stage>
    </Sheet>
  );
}

/* Room above for the ring of the player, which the head of the sheet would cover. */
const Stage = styled.div`
  padding-top: var(--space-1);
`;

const Screen = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-card);
  background: var(--surface-track);
`;
