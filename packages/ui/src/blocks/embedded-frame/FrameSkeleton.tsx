import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup } from '../../kit/index.ts';

/** Height of a row, in px; as many rows are shown as fit. */
const ROW_HEIGHT = 72;

/** Rows for a height that only the browser knows: enough for a large screen. */
const ROWS_AT_MOST = 16;

/**
 * Placeholder of an `EmbeddedFrame` of this height, also while its URL is being fetched.
 * @param props.height In px, or a CSS length.
 */
export function FrameSkeleton({ height }: { height: number | string }) {
  const rows = typeof height === 'number' ? Math.floor(height / ROW_HEIGHT) : ROWS_AT_MOST;
  return (
    <SkeletonGroup>
      <Card flush>
        <Rows style={{ height }}>
          {Array.from({ length: rows }, (_, i) => (
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

/* A row that does not fit wraps into a second column, which is cut off. */
const Rows = styled.div`
  display: flex;
  flex-flow: column wrap;
  align-content: flex-start;
  column-gap: var(--space-4);
  padding-inline: var(--space-4);
  overflow: hidden;
`;

const Row = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-3);
  width: 100%;
  height: ${ROW_HEIGHT}px;
`;
