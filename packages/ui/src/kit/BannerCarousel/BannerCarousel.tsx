import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media, tabularNumbers } from '../../theme/index.ts';
import { BannerBody, BannerDismiss, BannerIcon, BannerRow, BannerSurface, clearOfDismiss } from '../Banner/Banner.tsx';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface BannerMessage {
  id: string;
  content: ReactNode;
}

export interface BannerCarouselProps {
  /** Accessible name of the carousel: what the messages are. */
  label: string;
  messages: readonly BannerMessage[];
  /** Dismisses all messages. */
  onDismiss: () => void;
  /** How long autoplay shows each message, in ms. */
  intervalMs?: number;
}

/**
 * Messages of the school, one at a time; the height is that of the tallest. It plays automatically until the student
 * steps or pauses. Hover and focus suspend the autoplay, and with reduced motion there is none.
 */
export function BannerCarousel({ label, messages, onDismiss, intervalMs = 15_000 }: BannerCarouselProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const still = useMediaQuery(REDUCED_MOTION);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const count = messages.length;
  // The list may have become shorter.
  const shown = Math.min(index, count - 1);
  const running = playing && !still && !hovered && !focused && count > 1;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setIndex((from) => (Math.min(from, count - 1) + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [running, intervalMs, count]);

  function step(by: number) {
    setPlaying(false);
    setIndex((shown + by + count) % count);
  }

  if (count === 0) return null;
  return (
    <Surface
      role="group"
      aria-roledescription={t('carousel')}
      aria-labelledby={id}
      $tint="accent"
      onPointerEnter={(event) => setHovered(event.pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      <Row>
        <BannerIcon tint="accent" />
        <BannerBody>
          <Stack aria-live={running ? 'off' : 'polite'}>
            {messages.map((message, at) => (
              <Slide
                key={message.id}
                role="group"
                aria-roledescription={t('slide')}
                aria-label={t('positionOf', { position: at + 1, total: count })}
                inert={at !== shown}
                $shown={at === shown}
                $paged={count > 1}
              >
                {message.content}
              </Slide>
            ))}
          </Stack>
        </BannerBody>
        <BannerDismiss describedBy={id} onDismiss={onDismiss} />
      </Row>
      {count > 1 && (
        <Pager>
          <IconButton label={t('previousItem')} onClick={() => step(-1)}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <Position aria-hidden>{t('positionOf', { position: shown + 1, total: count })}</Position>
          <IconButton label={t('nextItem')} onClick={() => step(1)}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
          {!still && (
            <IconButton label={playing ? t('pause') : t('play')} onClick={() => setPlaying(!playing)}>
              {playing ? (
                <Pause size={20} strokeWidth={1.75} aria-hidden />
              ) : (
                <Play size={20} strokeWidth={1.75} aria-hidden />
              )}
            </IconButton>
          )}
        </Pager>
      )}
    </Surface>
  );
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const Surface = styled(BannerSurface)`
  position: relative;
`;

const Row = styled(BannerRow)`
  ${media.phone} {
    &:not(:last-child) {
      padding-bottom: 0;
    }
  }
`;

/* All messages share one grid cell, so the tallest gives the height and nothing below jumps. */
const Stack = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
`;

const Slide = styled.div<{ $shown: boolean; $paged: boolean }>`
  grid-area: 1 / 1;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity var(--duration-change) var(--ease-standard);
  ${clearOfDismiss}
  ${media.fromTablet} {
    &::before {
      ${({ $paged }) => $paged && 'width: 216px;'}
    }
  }
`;

/* On phones under the text, with the first arrow under the icon. From tablets up beside Dismiss. */
const Pager = styled.div`
  display: flex;
  align-items: center;
  ${media.phone} {
    padding-inline-start: 4px;
  }
  ${media.fromTablet} {
    position: absolute;
    inset-inline-end: 48px;
    top: 1px;
  }
  /* The ring does not overlap the text between the arrows. */
  > button:focus-visible {
    outline-offset: -5px;
  }
`;

const Position = styled.span`
  min-width: 40px;
  font: var(--type-caption);
  color: var(--ink-muted);
  text-align: center;
  white-space: nowrap;
  ${tabularNumbers}
`;
