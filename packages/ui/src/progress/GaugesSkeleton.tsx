import styled from 'styled-components';
import { SectionSkeleton, Skeleton, SkeletonGroup, TextSkeleton } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { GaugeGroups } from './Gauges.tsx';
import { GaugePair, Tile } from './ProgressGauge.tsx';

/** Placeholder for the four gauges. */
export function GaugesSkeleton() {
  return (
    <SkeletonGroup>
      <GaugeGroups>
        {[0, 1].map((group) => (
          <SectionSkeleton key={group}>
            <GaugePair>
              <TileSkeleton />
              <TileSkeleton />
            </GaugePair>
          </SectionSkeleton>
        ))}
      </GaugeGroups>
    </SkeletonGroup>
  );
}

function TileSkeleton() {
  return (
    <Tile>
      <Skeleton shape="circle" height="112px" />
      <Name>
        <TextSkeleton type="label" width="112px" />
        <TextSkeleton type="label" width="72px" />
      </Name>
      <TextSkeleton type="caption" width="96px" />
    </Tile>
  );
}

/* Two lines, as most names take on phones. */
const Name = styled.div`
  display: grid;
  justify-items: center;
  width: 100%;
  margin: var(--space-3) 0 2px;
  ${media.desktop} {
    > :last-child {
      display: none;
    }
  }
`;
