import type { VideoChannel } from '@portal/domain/videos';
import { Play } from 'lucide-react';
import styled from 'styled-components';
import { VideoPicture } from '../shared/index.ts';
import { media } from '../theme/index.ts';

export interface VideoCardProps {
  channel: Pick<VideoChannel, 'title' | 'about' | 'thumbnailUrl'>;
  /** Its place in the row. */
  place: number;
  onOpen: () => void;
}

/** A video or channel in a row: the whole card opens it. */
export function VideoCard({ channel, place, onOpen }: VideoCardProps) {
  return (
    <Root type="button" aria-haspopup="dialog" onClick={onOpen}>
      <Thumbnail>
        <VideoPicture image={channel.thumbnailUrl} place={place} />
        <Mark>
          <Play size={20} strokeWidth={1.75} aria-hidden />
        </Mark>
      </Thumbnail>
      <Words>
        <Title>{channel.title}</Title> {channel.about && <About>{channel.about}</About>}
      </Words>
    </Root>
  );
}

const Root = styled.button`
  display: flex;
  flex-direction: column;
  width: 100%;
  overflow: hidden;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
  transition: background var(--duration-press) var(--ease-standard);
  ${media.pointer} {
    &:hover {
      background: var(--surface-hover);
    }
  }
  &:active {
    background: var(--surface-pressed);
  }
`;

const Thumbnail = styled.span`
  position: relative;
  display: block;
  width: 100%;
`;

const Mark = styled.span`
  position: absolute;
  left: 12px;
  bottom: 12px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--surface-card);
  color: var(--ink-strong);
  box-shadow: 0 0 0 1px var(--border-hairline);
`;

const Words = styled.span`
  display: block;
  max-width: 100%;
  padding: var(--space-3) var(--space-4) var(--space-4);
  overflow-wrap: anywhere;
`;

/* The gallery shows the whole of it. */
const Title = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  font: var(--type-title3);
  color: var(--ink-strong);
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
