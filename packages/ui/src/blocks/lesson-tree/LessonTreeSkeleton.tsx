import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup } from '../../kit/index.ts';

/** The topics of a module before they are there: heads of the same height. */
export function LessonTreeSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <SkeletonGroup>
      <Heads>
        {Array.from({ length: rows }, (_, i) => (
          <Card key={i}>
            <Head />
          </Card>
        ))}
      </Heads>
    </SkeletonGroup>
  );
}

function Head() {
  return (
    <Columns>
      <Skeleton shape="circle" height="24px" />
      <Lines>
        <Skeleton shape="line" width="60%" height="16px" />
        <Skeleton shape="line" width="40%" />
      </Lines>
    </Columns>
  );
}

const Heads = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 24px 1fr;
  align-items: center;
  gap: var(--space-3);
  min-height: 40px;
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-2);
`;
