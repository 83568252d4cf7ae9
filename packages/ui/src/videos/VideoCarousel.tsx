import type { VideoChannel } from '@portal/domain/videos';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton, Section } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { useHidden } from './scroll-ends.ts';
import { VideoCard } from './VideoCard.tsx';

export interface VideoCarouselProps {
  channels: readonly VideoChannel[];
  /** Told the place of the channel to open. */
  onOpen: (place: number) => void;
}

/** A row of videos that is swiped; with a mouse also moved by arrows, as long as there is more than fits. */
export function VideoCarousel({ channels, onOpen }: VideoCarouselProps) {
  const { t } = useTranslation('videos');
  const [row, setRow] = useState<HTMLUListElement | null>(null);
  const hidden = useHidden(row);

  /** As far as what is seen; the row itself stops at the edge of a card. */
  const move = (direction: 1 | -1) => row?.scrollBy({ left: direction * row.clientWidth * 0.9 });

  const arrows = hidden !== 'nothing' && (
    <Arrows>
      <IconButton bordered label={t('previous')} disabled={hidden === 'after'} onClick={() => move(-1)}>
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton bordered label={t('following')} disabled={hidden === 'before'} onClick={() => move(1)}>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Arrows>
  );
  return (
    <Section title={t('title')} trailing={arrows}>
      <VideoRow ref={setRow}>
        {channels.map((channel, place) => (
          <VideoRoom key={channel.id}>
            <VideoCard channel={channel} place={place} onOpen={() => onOpen(place)} />
          </VideoRoom>
        ))}
      </VideoRow>
    </Section>
  );
}

const Arrows = styled.div`
  display: none;
  ${media.desktop} {
    display: flex;
    gap: var(--space-1);
    margin-bottom: var(--space-1);
  }
`;

/* Reaches the edges of the screen, where the next card is cut; on desktop those of its column. The room around the
   cards is that of their focus ring, which the row would cut. */
export const VideoRow = styled.ul.attrs({ role: 'list' })`
  --bleed: var(--space-4);
  display: flex;
  gap: var(--space-3);
  margin: -6px calc(-1 * var(--bleed));
  padding: 6px var(--bleed);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--bleed);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  ${media.tablet} {
    --bleed: var(--space-6);
  }
  ${media.desktop} {
    --bleed: 6px;
  }
`;

export const VideoRoom = styled.li`
  display: flex;
  flex: 0 0 256px;
  scroll-snap-align: start;
  ${media.desktop} {
    flex-basis: 240px;
  }
`;
