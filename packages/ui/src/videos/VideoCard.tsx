import type { VideoChannel } from '@portal/domain/videos';
import styled, { css } from 'styled-components';
import { useTextLang } from '../blocks/text-language/index.ts';
import { PlayBadge, smallPlayBadge, VideoPicture } from '../blocks/video-player/index.ts';
import { balanced, focusInside, media, pressable } from '../theme/index.ts';

export interface VideoCardProps {
  channel: Pick<VideoChannel, 'title' | 'about' | 'thumbnailUrl'>;
  /** Its position in the row. */
  place: number;
  /** Whether the card is in a list, where it is a row on phones and a card from tablets up. */
  listed?: boolean;
  onOpen: () => void;
}

/** A video or channel: the whole card opens it. */
export function VideoCard({ channel, place, listed = false, onOpen }: VideoCardProps) {
  const lang = useTextLang(channel.title);
  const aboutLang = useTextLang(channel.about);
  return (
    <Root type="button" aria-haspopup="dialog" onClick={onOpen} $listed={listed}>
      <Thumbnail>
        <VideoPicture image={channel.thumbnailUrl} drawing={place} />
        <PlayBadge />
      </Thumbnail>
      <Body>
        <Title lang={lang}>{channel.title}</Title> {channel.about && <About lang={aboutLang}>{channel.about}</About>}
      </Body>
    </Root>
  );
}

const Thumbnail = styled.span`
  position: relative;
  display: block;
  flex: none;
  width: 100%;
`;

const Body = styled.span`
  display: block;
  min-width: 0;
  max-width: 100%;
  padding: var(--space-3) var(--space-4) var(--space-4);
  overflow-wrap: anywhere;
`;

/* On phones the list (VideoGrid) is the card, and this is one of its rows. */
const phoneRow = css`
  ${media.phone} {
    flex-direction: row;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border: 0;
    border-radius: 0;
    ${focusInside}
    &:focus-visible {
      /* Keeps the card's corners from cutting the focus ring. */
      border-radius: var(--radius-card);
    }
    ${Thumbnail} {
      ${smallPlayBadge}
      width: 112px;
      border-radius: var(--radius-chip);
      overflow: hidden;
    }
    ${Body} {
      padding: 0;
    }
  }
`;

const Root = styled.button<{ $listed: boolean }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  overflow: hidden;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
  ${pressable}
  ${({ $listed }) => $listed && phoneRow}
`;

const Title = styled.span`
  display: block;
  font: var(--type-title3);
  color: var(--ink-strong);
  ${balanced}
`;

const About = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin-top: 2px;
  font: var(--type-caption);
  color: var(--ink-muted);
`;
