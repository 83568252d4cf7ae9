import styled from 'styled-components';
import { Card } from '../Card/Card.tsx';
import { SectionSkeleton } from '../Section/Section.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../Skeleton/SkeletonGroup.tsx';

/** Placeholder of a panel with a heading, while its code or its rows load. */
export function PanelSkeleton({ rows = 2 }: { rows?: number }) {
  return (
    <SkeletonGroup>
      <SectionSkeleton>
        <RowsSkeleton rows={rows} />
      </SectionSkeleton>
    </SkeletonGroup>
  );
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

const Rows = styled.div`
  display: grid;
  gap: var(--space-6);
`;

const Row = styled.div`
  display: grid;
  gap: var(--space-3);
`;
