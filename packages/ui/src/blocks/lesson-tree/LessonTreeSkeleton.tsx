import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup, TwoColumnSkeleton } from '../../kit/index.ts';

/** Placeholder of the topics of a module, with headers of the same height. */
export function LessonTreeSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <SkeletonGroup>
      <Headers>
        {Array.from({ length: rows }, (_, i) => (
          <Card key={i}>
            <Header>
              <TwoColumnSkeleton leading={<Skeleton shape="circle" height="24px" />}>
                <Skeleton shape="line" width="60%" height="16px" />
                <Skeleton shape="line" width="40%" />
              </TwoColumnSkeleton>
            </Header>
          </Card>
        ))}
      </Headers>
    </SkeletonGroup>
  );
}

const Headers = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Header = styled.div`
  display: grid;
  align-items: center;
  min-height: 40px;
`;
