import type { VideoChannel } from '@portal/domain/videos';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Sheet } from '../kit/index.ts';
import { VideoPlayer } from '../blocks/video-player/index.ts';
import { media, visuallyHidden } from '../theme/index.ts';
import { VideoChoice } from './VideoChoice.tsx';

export interface VideoGalleryDialogProps {
  /** At least one. */
  channels: readonly VideoChannel[];
  /** The position of the channel it opens with. */
  first: number;
  onClose: () => void;
}

/** The dialog that plays one channel or video, and lists the others beside it (000 §2.8). */
export function VideoGalleryDialog({ channels, first, onClose }: VideoGalleryDialogProps) {
  const { t } = useTranslation('videos');
  const id = useId();
  const [place, setPlace] = useState(first);
  const playerSlot = useRef<HTMLDivElement>(null);
  const chosen = useRef(false);

  // Choosing moves focus to the player, which may be far above the list; one more press plays.
  useEffect(() => {
    if (chosen.current) playerSlot.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus();
    chosen.current = false;
  }, [place]);

  function choose(next: number) {
    chosen.current = true;
    setPlace(next);
  }

  const channel = channels[place];
  if (!channel) return null;
  return (
    <Sheet size="player" title={channel.title} subtitle={channel.about} onClose={onClose}>
      <Columns>
        <PlayerSlot ref={playerSlot}>
          <VideoPlayer source={channel.source} title={channel.title} image={channel.thumbnailUrl} drawing={place} />
        </PlayerSlot>
        {channels.length > 1 && (
          <section aria-labelledby={id}>
            <Heading id={id}>{t('all')}</Heading>
            <List>
              {channels.map((one, at) => (
                <li key={one.id}>
                  <VideoChoice channel={one} place={at} current={at === place} onChoose={() => choose(at)} />
                </li>
              ))}
            </List>
          </section>
        )}
      </Columns>
    </Sheet>
  );
}

/* Padding for the player's focus ring, which the sheet's header would cover. */
const Columns = styled.div`
  display: grid;
  padding-top: var(--space-1);
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${media.desktop} {
    &:has(> section) {
      grid-template-columns: minmax(0, 1fr) 304px;
    }
  }
`;

/* Scrolls to below the sheet's sticky header. */
const PlayerSlot = styled.div`
  > * {
    scroll-margin-top: 160px;
  }
`;

const Heading = styled.h3`
  margin-bottom: var(--space-1);
  font: var(--type-title3);
  color: var(--ink-strong);
  ${media.desktop} {
    ${visuallyHidden}
  }
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-1);
  margin-inline: calc(-1 * var(--space-2));
`;
