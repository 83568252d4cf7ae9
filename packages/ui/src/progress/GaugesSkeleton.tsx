import styled from 'styled-components';
import { SectionSkeleton, Skeleton, SkeletonGroup } from '../kit/index.ts';
import { GaugeGroups } from './Gauges.tsx';
import { GaugePair } from './ProgressGauge.tsx';

/** The four gauges before they are there. */
export function GaugesSkeleton() {
  return (
    <SkeletonGroup>
      <GaugeGroups>
        {[0, 1].map((group) => (
          <SectionSkeleton key={group}>
            <GaugePair>
              <Tile />
              <Tile />
            </GaugePair>
          </SectionSkeleton>
        ))}
      </GaugeGroups>
    </SkeletonGroup>
  );
}

function Tile() {
  return (
    <Box>
      <Skeleton shape="circle" height="112px" />
      <Skeleton shape="line" width="80%" height="16px" />
      <Skeleton shape="line" width="50%" />
    </Box>
  );
}

/* As high as a tile whose name takes two lines. */
const Box = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 14px;
  min-height: 218px;
  padding: var(--space-5) var(--space-3) var(--space-4);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
`;
