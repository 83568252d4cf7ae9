import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup } from '../../kit/index.ts';

/** As many rows of this height as fit. */
const ROW_HEIGHT = 72;

/** Stands in for an `EmbeddedFrame` of this height in px, from the wait for its address on. */
export function FrameSkeleton({ height }: { height: number }) {
  return (
    <SkeletonGroup>
      <Card flush>
        <Rows style={{ height }}>
          {Array.from({ length: Math.floor(height / ROW_HEIGHT) }, (_, i) => (
            <Row key={i}>
              <Skeleton shape="line" width="70%" height="16px" />
              <Skeleton shape="line" width="45%" />
            </Row>
          ))}
        </Rows>
      </Card>
    </SkeletonGroup>
  );
}

const Rows = styled.div`
  padding-inline: var(--space-4);
  overflow: hidden;
`;

const Row = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-3);
  height: ${ROW_HEIGHT}px;
`;
