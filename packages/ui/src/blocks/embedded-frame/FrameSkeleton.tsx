import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup } from '../../kit/index.ts';

/** Height of a row, in px; as many rows are shown as fit. */
const ROW_HEIGHT = 72;

/** Placeholder of an `EmbeddedFrame` of this height in px, also while its URL is being fetched. */
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
