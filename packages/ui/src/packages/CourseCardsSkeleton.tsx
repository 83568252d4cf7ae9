import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup } from '../kit/index.ts';
import { CardGrid } from './card-grid.ts';

/** The add/buy page while its courses are fetched. */
export function CourseCardsSkeleton() {
  return (
    <SkeletonGroup>
      <Root>
        <Skeleton shape="block" width="min(100%, 280px)" height="52px" radius="control" />
        <Skeleton shape="line" width="min(100%, 360px)" height="20px" />
        <CardGrid as="div">
          {Array.from({ length: 6 }, (_, i) => (
            <Card key={i}>
              <Box>
                <Skeleton shape="block" width="48px" height="48px" radius="control" />
                <Skeleton shape="line" width="70%" height="18px" />
                <Skeleton shape="line" />
                <Skeleton shape="line" width="82%" />
                <Skeleton shape="block" height="44px" radius="control" />
              </Box>
            </Card>
          ))}
        </CardGrid>
      </Root>
    </SkeletonGroup>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
`;
