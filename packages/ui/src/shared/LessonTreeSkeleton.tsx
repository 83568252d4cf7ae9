import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup } from '../kit/index.ts';

/** The topics of a module before they are there: heads of the same height. `nested`: bands in an accordion. */
export function LessonTreeSkeleton({ rows = 3, nested = false }: { rows?: number; nested?: boolean }) {
  return (
    <SkeletonGroup>
      <Heads $nested={nested}>
        {Array.from({ length: rows }, (_, i) =>
          nested ? (
            <Band key={i}>
              <Head />
            </Band>
          ) : (
            <Card key={i}>
              <Head />
            </Card>
          ),
        )}
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

const Heads = styled.div<{ $nested: boolean }>`
  display: grid;
  gap: ${({ $nested }) => ($nested ? '0' : 'var(--space-3)')};
`;

const Band = styled.div`
  padding: var(--space-3) var(--space-4);
  & + & {
    border-top: 1px solid var(--border-hairline);
  }
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
