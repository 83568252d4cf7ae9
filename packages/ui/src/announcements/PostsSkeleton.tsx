import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup } from '../kit/index.ts';

/** Two community posts that are on their way. */
export function PostsSkeleton() {
  return (
    <SkeletonGroup>
      <Card>
        <Post />
        <Post />
      </Card>
    </SkeletonGroup>
  );
}

function Post() {
  return (
    <Row>
      <Skeleton shape="block" width="72px" height="72px" radius="control" />
      <Lines>
        <Skeleton shape="line" width="90%" height="16px" />
        <Skeleton shape="line" width="55%" height="16px" />
        <Skeleton shape="line" width="70%" />
      </Lines>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: var(--space-3);
  & + & {
    margin-top: var(--space-6);
  }
`;

const Lines = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
  gap: var(--space-2);
`;
