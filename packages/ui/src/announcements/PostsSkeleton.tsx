import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup, TwoColumnSkeleton } from '../kit/index.ts';

/** Placeholder of two community posts. */
export function PostsSkeleton() {
  return (
    <SkeletonGroup>
      <Card>
        <Posts>
          <Post />
          <Post />
        </Posts>
      </Card>
    </SkeletonGroup>
  );
}

function Post() {
  return (
    <TwoColumnSkeleton leading={<Skeleton shape="block" width="72px" height="72px" radius="control" />}>
      <Skeleton shape="line" width="90%" height="16px" />
      <Skeleton shape="line" width="55%" height="16px" />
      <Skeleton shape="line" width="70%" />
    </TwoColumnSkeleton>
  );
}

const Posts = styled.div`
  display: grid;
  gap: var(--space-6);
`;
