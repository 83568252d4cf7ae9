import { truncate } from '@portal/domain/shared';
import type { Recording } from '@portal/domain/live-classes';
import styled from 'styled-components';
import { ChevronRight } from 'lucide-react';
import { Skeleton, TextSkeleton } from '../kit/index.ts';
import { useTextLang } from '../blocks/text-language/index.ts';
import { PlayBadge, smallPlayBadge, VideoPicture } from '../blocks/video-player/index.ts';
import { balanced, media } from '../theme/index.ts';
import { RecordingMeta, WatchedTag } from './RecordingMeta.tsx';

/** A description is cut at this many characters; the dialog shows it in full. */
const DESCRIPTION_LIMIT = 100;

interface LibraryItemProps {
  recording: Recording;
  now: Date;
  zone: string;
  onOpen: () => void;
}

/** A recording in the list of its course: the whole row opens it. */
export function LibraryItem({ recording, now, zone, onOpen }: LibraryItemProps) {
  const { name, description, watched, thumbnailUrl } = recording;
  const nameLang = useTextLang(name);
  const lang = useTextLang(description);
  return (
    <Row>
      <Thumbnail>
        <VideoPicture image={thumbnailUrl} drawing={recording.id} />
        <PlayBadge />
      </Thumbnail>
      <Name $watched={watched}>
        <OpenButton type="button" lang={nameLang} aria-haspopup="dialog" onClick={onOpen}>
          {name}
        </OpenButton>
      </Name>
      <Trailing>
        <WatchedTag watched={watched} />
        <Chevron size={20} strokeWidth={1.75} aria-hidden />
      </Trailing>
      <Body>
        {description && <Description lang={lang}>{truncate(description, DESCRIPTION_LIMIT).text}</Description>}
        <RecordingMeta recording={recording} now={now} zone={zone} />
      </Body>
    </Row>
  );
}

/** Placeholder for recordings while they load. Put it into a `SkeletonGroup`. */
export function LibrarySkeleton() {
  return (
    <Rows>
      {[0, 1, 2, 3, 4].map((i) => (
        <Row key={i}>
          <Thumbnail>
            <Picture>
              <Skeleton shape="block" height="100%" />
            </Picture>
          </Thumbnail>
          <Name as="div" $watched={false}>
            <TextSkeleton type="title3" width="80%" />
            <SecondLine>
              <TextSkeleton type="title3" width="50%" />
            </SecondLine>
          </Name>
          <Trailing>
            <Skeleton shape="block" width="60px" height="24px" />
          </Trailing>
          <Body>
            <div>
              <TextSkeleton type="callout" width="90%" />
              <SecondLine>
                <TextSkeleton type="callout" width="60%" />
              </SecondLine>
            </div>
            <div>
              <TextSkeleton type="caption" width="70%" />
              <SecondLine>
                <TextSkeleton type="caption" width="50%" />
              </SecondLine>
            </div>
          </Body>
        </Row>
      ))}
    </Rows>
  );
}

/* On phones the text has the full width below picture and name; on wider screens it is beside the picture. */
const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  grid-template-areas: 'picture name' 'picture trailing' 'body body';
  gap: var(--space-2) var(--space-3);
  align-items: start;
  padding: var(--space-4);
  overflow-wrap: anywhere;
  transition: background var(--duration-press) var(--ease-standard);
  ${media.fromTablet} {
    grid-template-columns: 144px minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr;
    grid-template-areas: 'picture name trailing' 'picture body trailing';
    gap: var(--space-1) var(--space-4);
  }
  ${media.desktop} {
    padding-inline: var(--space-5);
  }
  ${media.pointer} {
    &:has(button):hover {
      background: var(--surface-hover);
    }
  }
  &:has(button:active) {
    background: var(--surface-pressed);
  }
`;

const Rows = styled.div`
  > :where(:not(:first-child)) {
    border-top: 1px solid var(--border-hairline);
  }
`;

/* The aspect ratio of a video. */
const Picture = styled.div`
  aspect-ratio: 16 / 9;
`;

/* A second placeholder line on phones, where most names, descriptions and dates take two lines. */
const SecondLine = styled.div`
  ${media.fromTablet} {
    display: none;
  }
`;

const Thumbnail = styled.div`
  ${smallPlayBadge}
  position: relative;
  grid-area: picture;
  overflow: hidden;
  border-radius: var(--radius-chip);
`;

const Body = styled.div`
  display: grid;
  grid-area: body;
  gap: var(--space-1);
`;

/* Below the name on phones, at the end of the row elsewhere. */
const Trailing = styled.div`
  grid-area: trailing;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  ${media.fromTablet} {
    align-self: center;
  }
`;

const Chevron = styled(ChevronRight)`
  color: var(--ink-muted);
  ${media.phone} {
    display: none;
  }
`;

/* Watched recordings are less bold. */
const Name = styled.h2<{ $watched: boolean }>`
  grid-area: name;
  font: var(--type-title3);
  ${({ $watched }) => $watched && 'font-weight: 500;'}
  color: var(--ink-strong);
  ${balanced}
`;

/* Its pseudo-element covers the row, so that the whole row can be pressed. */
const OpenButton = styled.button`
  font: inherit;
  text-align: start;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--accent-focus-ring);
    outline-offset: -3px;
  }
`;

const Description = styled.p`
  max-width: var(--size-read-max);
  font: var(--type-callout);
  color: var(--ink-muted);
`;
