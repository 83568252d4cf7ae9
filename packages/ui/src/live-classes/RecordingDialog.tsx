import type { Recording } from '@portal/domain/live-classes';
import type { VideoSource } from '@portal/domain/blocks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Sheet } from '../kit/index.ts';
import { VideoPlayer, type VideoResume } from '../blocks/video-player/index.ts';
import { formatPosition } from './format-position.ts';
import { RecordingMeta, WatchedTag } from './RecordingMeta.tsx';

export interface RecordingDialogProps {
  recording: Recording;
  video: VideoSource;
  now: Date;
  zone: string;
  /** Where to resume, and the callback that receives the position. */
  resume: VideoResume;
  onClose: () => void;
}

/**
 * The dialog that plays a recording (001 §2). It shows a picture first, and loads nothing before the student presses
 * play.
 */
export function RecordingDialog({ recording, video, now, zone, resume, onClose }: RecordingDialogProps) {
  const { t } = useTranslation('live-classes');
  // Keeps the position at opening, since `resume` changes during playback.
  const [startAt] = useState(resume.startAt);
  return (
    <Sheet size="player" title={recording.name} onClose={onClose}>
      <Stack>
        <VideoPlayer
          source={video}
          title={recording.name}
          image={recording.thumbnailUrl}
          drawing={recording.id}
          resume={{ ...resume, startAt }}
        />
        {video.kind === 'file' && startAt > 0 && <Note>{t('resumeAt', { time: formatPosition(startAt) })}</Note>}
        <div>
          <WatchedTag watched={recording.watched} />
        </div>
        <RecordingMeta recording={recording} now={now} zone={zone} />
        {recording.description && <Text>{recording.description}</Text>}
      </Stack>
    </Sheet>
  );
}

/* Padding for the player's focus ring, which the sheet's header would cover. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-top: var(--space-1);
  overflow-wrap: anywhere;
  > :first-child {
    scroll-margin-top: 160px;
  }
`;

const Note = styled.p`
  font: var(--type-callout);
  color: var(--ink-body);
`;

const Text = styled.p`
  max-width: var(--size-read-max);
  white-space: pre-line;
`;
