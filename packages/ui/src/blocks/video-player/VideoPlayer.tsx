import type { VideoSource } from '@portal/domain/blocks';
import { Play, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { focusInside, media } from '../../theme/index.ts';
import { useResume, type VideoResume } from './useResume.ts';
import { VideoPicture, type VideoPictureProps } from './VideoPlayerArt.tsx';

export interface VideoPlayerProps extends Partial<VideoPictureProps> {
  source: VideoSource;
  /** Accessible name of the player and of the play button. */
  title: string;
  /** Resume position; only for a media file, as a provider's frame does not report its position. */
  resume?: VideoResume | undefined;
}

/**
 * A video of any provider. It starts with a picture, so that nothing is requested from a third party before the student
 * presses play. A new source starts with its picture again. Uses the namespace `videos`.
 */
export function VideoPlayer({ source, ...rest }: VideoPlayerProps) {
  if (source.kind === 'broken') return <BrokenVideo />;
  return <PlayableVideo key={source.src} source={source} {...rest} />;
}

interface PlayableVideoProps extends Omit<VideoPlayerProps, 'source'> {
  source: Exclude<VideoSource, { kind: 'broken' }>;
}

function PlayableVideo({ source, title, image = null, drawing = 0, resume }: PlayableVideoProps) {
  const { t } = useTranslation('videos');
  const [phase, setPhase] = useState<'waiting' | 'playing' | 'broken'>('waiting');
  const resuming = useResume(resume);
  switch (phase) {
    case 'waiting':
      return (
        <Poster type="button" aria-label={t('play', { title })} onClick={() => setPhase('playing')}>
          <VideoPicture image={image} drawing={drawing} />
          <PlayMark>
            <Play size={32} strokeWidth={1.75} aria-hidden />
          </PlayMark>
        </Poster>
      );
    case 'playing':
      return (
        // The box takes focus, and not the frame, which would swallow keys such as the Escape of a dialog around it.
        <Box tabIndex={-1} ref={source.kind === 'frame' ? takeFocus : undefined}>
          {source.kind === 'frame' ? (
            <Frame
              src={source.src}
              title={title}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
              // Players refuse to play without a referrer.
              referrerPolicy="strict-origin-when-cross-origin"
            />
          ) : (
            <File
              ref={takeFocus}
              src={source.src}
              aria-label={title}
              poster={image ?? undefined}
              controls
              autoPlay
              playsInline
              preload="none"
              {...resuming}
              onError={() => setPhase('broken')}
            />
          )}
        </Box>
      );
    case 'broken':
      return <BrokenVideo focused />;
  }
}

/** Ref that focuses an element on mounting, because it replaces the pressed button. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

function BrokenVideo({ focused = false }: { focused?: boolean }) {
  const { t } = useTranslation('videos');
  return (
    <Broken tabIndex={-1} ref={focused ? takeFocus : undefined}>
      <VideoOff size={28} strokeWidth={1.75} aria-hidden />
      {t('broken')}
    </Broken>
  );
}

const Box = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);
`;

const Poster = styled.button`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: var(--radius-card);
`;

const PlayMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  margin: auto;
  border-radius: 50%;
  background: var(--surface-card);
  color: var(--ink-strong);
  box-shadow: 0 0 0 1px var(--border-hairline);
  ${media.pointer} {
    ${Poster}:hover & {
      background: var(--surface-pressed);
    }
  }
`;

/* The focus ring is inside, because the box would clip an outer one. */
const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  ${focusInside}
`;

const File = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  ${focusInside}
`;

const Broken = styled(Box)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--border-hairline);
  font: var(--type-callout);
  text-align: center;
  color: var(--ink-body);
`;
