import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Section, Skeleton, SkeletonGroup } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { VideoItem, VideoRow } from './VideoCarousel.tsx';

/** As many cards as are visible at once on the widest screen. */
const CARDS = 3;

/** Placeholder for the row of videos. */
export function VideosSkeleton() {
  const { t } = useTranslation('videos');
  return (
    <Section title={t('title')}>
      <SkeletonGroup>
        <FixedRow>
          {Array.from({ length: CARDS }, (_, i) => (
            <VideoItem key={i}>
              <VideoCardSkeleton />
            </VideoItem>
          ))}
        </FixedRow>
      </SkeletonGroup>
    </Section>
  );
}

/** Placeholder for the card of a video; `listed` as in VideoCard. */
export function VideoCardSkeleton({ listed = false }: { listed?: boolean }) {
  return (
    <Card $listed={listed}>
      <Thumbnail />
      <Body>
        <Skeleton shape="line" width="85%" height="16px" />
        <Skeleton shape="line" width="50%" />
      </Body>
    </Card>
  );
}

const FixedRow = styled(VideoRow)`
  overflow: hidden;
`;

const Thumbnail = styled.div`
  aspect-ratio: 16 / 9;
  background: var(--surface-track);
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;

const phoneRow = css`
  ${media.phone} {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border: 0;
    ${Thumbnail} {
      border-radius: var(--radius-chip);
    }
    ${Body} {
      padding: 0;
    }
  }
`;

const Card = styled.div<{ $listed: boolean }>`
  width: 100%;
  overflow: hidden;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
  ${({ $listed }) => $listed && phoneRow}
`;
