import styled from 'styled-components';
import { notPrinted } from '../../theme/index.ts';
import { Card } from '../Card/Card.tsx';
import { SectionSkeleton } from '../Section/Section.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../Skeleton/SkeletonGroup.tsx';

/** About as many rows as a panel of the dashboard has, so that the panels below it hardly move when it has loaded. */
export const PANEL_ROWS = 4;

export interface PanelSkeletonProps {
  rows?: number;
  /** Nothing is loading yet, because the panel is far from the viewport: no animation and no announcement. */
  idle?: boolean;
}

/** Placeholder of a panel with a heading, while its code or its rows load. */
export function PanelSkeleton({ rows = 2, idle = false }: PanelSkeletonProps) {
  const panel = (
    <SectionSkeleton>
      <RowsSkeleton rows={rows} />
    </SectionSkeleton>
  );
  return idle ? <PausedSkeleton aria-hidden>{panel}</PausedSkeleton> : <SkeletonGroup>{panel}</SkeletonGroup>;
}

/** Placeholder of a list in a card. Put it into a `SkeletonGroup`. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Card>
      <Rows>
        {Array.from({ length: rows }, (_, i) => (
          <Row key={i}>
            <Skeleton shape="line" width="70%" height="16px" />
            <Skeleton shape="line" width="45%" />
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

/* The pulse is paused, because it would keep the browser busy until the panel comes near the viewport. Not printed,
   because on paper it would be a grey box. */
const PausedSkeleton = styled.div`
  --skeleton-pulse: paused;
  ${notPrinted}
`;

const Rows = styled.div`
  display: grid;
  gap: var(--space-6);
`;

const Row = styled.div`
  display: grid;
  gap: var(--space-3);
`;
