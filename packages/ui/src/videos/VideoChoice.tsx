import type { VideoChannel } from '@portal/domain/videos';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { VideoPicture } from '../blocks/video-player/index.ts';
import { balanced, pressable } from '../theme/index.ts';

export interface VideoChoiceProps {
  channel: VideoChannel;
  /** Its position in the list. */
  place: number;
  /** Whether it is in the player. */
  current: boolean;
  onChoose: () => void;
}

/** A video or channel to choose, in the list beside the player. */
export function VideoChoice({ channel, place, current, onChoose }: VideoChoiceProps) {
  const { t } = useTranslation('videos');
  return (
    <Root type="button" aria-current={current || undefined} onClick={onChoose}>
      <Thumbnail>
        <VideoPicture image={channel.thumbnailUrl} drawing={place} />
      </Thumbnail>
      <Body>
        <Title>{channel.title}</Title> {channel.about && <About>{channel.about}</About>}{' '}
        {current && <CurrentLabel>{t('showing')}</CurrentLabel>}
      </Body>
    </Root>
  );
}

const Root = styled.button`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  width: 100%;
  padding: var(--space-2);
  border-radius: var(--radius-control);
  ${pressable}
  &[aria-current] {
    background: var(--accent-subtle);
  }
`;

const Thumbnail = styled.span`
  flex: none;
  width: 104px;
  overflow: hidden;
  border-radius: var(--radius-chip);
`;

const Body = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  display: block;
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
  ${balanced}
`;

const About = styled.span`
  display: block;
  margin-top: 2px;
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const CurrentLabel = styled.span`
  display: block;
  margin-top: 2px;
  font: var(--type-caption);
  font-weight: 600;
  color: var(--accent-text);
`;
