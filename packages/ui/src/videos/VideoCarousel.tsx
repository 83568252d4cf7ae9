import type { VideoChannel } from '@portal/domain/videos';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton, Section } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { useScrollOverflow } from './useScrollOverflow.ts';
import { VideoCard } from './VideoCard.tsx';

export interface VideoCarouselProps {
  channels: readonly VideoChannel[];
  /** Called with the position of the channel to open. */
  onOpen: (place: number) => void;
  /** Called when the student points at a video, touches or focuses it, so that the gallery can be prefetched. */
  onIntent?: (() => void) | undefined;
}

/** A row of videos to swipe; with a mouse it also scrolls by arrow buttons, if it overflows. */
export function VideoCarousel({ channels, onOpen, onIntent }: VideoCarouselProps) {
  const { t } = useTranslation('videos');
  const [row, setRow] = useState<HTMLUListElement | null>(null);
  const overflow = useScrollOverflow(row, channels.length);

  /** Scrolls by the visible width; the row snaps to the edge of a card. */
  const scroll = (direction: 1 | -1) => {
    if (!row) return;
    const onwards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollBy({ left: onwards * direction * row.clientWidth * 0.9 });
  };

  const arrows = overflow !== 'none' && (
    <Arrows>
      <IconButton bordered label={t('previous')} disabledFocusable={overflow === 'after'} onClick={() => scroll(-1)}>
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton bordered label={t('following')} disabledFocusable={overflow === 'before'} onClick={() => scroll(1)}>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Arrows>
  );
  return (
    <Section title={t('title')} trailing={arrows}>
      <VideoRow ref={setRow} onPointerEnter={onIntent} onFocus={onIntent}>
        {channels.map((channel, place) => (
          <VideoItem key={channel.id} onFocus={showWhole}>
            <VideoCard channel={channel} place={place} onOpen={() => onOpen(place)} />
          </VideoItem>
        ))}
      </VideoRow>
    </Section>
  );
}

/**
 * Scrolls a card that gets keyboard focus fully into view; focus alone does not scroll while a part is visible. Not on
 * pointer focus, where the card would move away between press and release.
 */
function showWhole({ target, currentTarget: card }: FocusEvent<HTMLElement>) {
  const row = card.parentElement;
  if (!row || !target.matches(':focus-visible')) return;
  const [shown, own] = [row.getBoundingClientRect(), card.getBoundingClientRect()];
  const whole = own.left >= shown.left && own.right <= shown.right;
  // To the snap position, since the row would leave the nearest position again.
  if (!whole) card.scrollIntoView({ block: 'nearest', inline: 'start' });
}

const Arrows = styled.div`
  display: none;
  ${media.desktop} {
    display: flex;
    gap: var(--space-1);
    margin-bottom: var(--space-1);
  }
`;

/* Extends to the edges of the screen, where the next card is cut; on desktop to those of its column. The padding leaves
   room for the cards' focus ring, which the row would cut. */
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
    &:not(:has(:focus-visible)) {
      clip-path: inset(0 var(--bleed));
    }
  }
  @media print {
    flex-wrap: wrap;
    overflow: visible;
  }
`;

export const VideoItem = styled.li`
  display: flex;
  flex: 0 0 256px;
  scroll-snap-align: start;
  ${media.desktop} {
    flex-basis: 240px;
  }
`;
