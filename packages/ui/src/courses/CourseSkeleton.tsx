import { Card, Skeleton, SkeletonGroup, TwoColumnSkeleton } from '../kit/index.ts';
import { CourseLinkCards } from './CourseLinkCard.tsx';

/** Placeholder of the cards of a course. */
export function CourseSkeleton() {
  return (
    <SkeletonGroup>
      <CourseLinkCards>
        {[0, 1, 2].map((i) => (
          <Card key={i}>
            <TwoColumnSkeleton leading={<Skeleton shape="block" width="48px" height="48px" radius="control" />}>
              <Skeleton shape="line" width="40%" height="16px" />
              <Skeleton shape="line" width="80%" />
            </TwoColumnSkeleton>
          </Card>
        ))}
      </CourseLinkCards>
    </SkeletonGroup>
  );
}
