import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup } from '../kit/index.ts';
import { CourseLinkCards } from './CourseLinkCard.tsx';

/** The cards of a course before it is there. */
export function CourseSkeleton() {
  return (
    <SkeletonGroup>
      <CourseLinkCards>
        {[0, 1, 2].map((i) => (
          <Card key={i}>
            <Columns>
              <Skeleton shape="block" height="48px" radius="control" />
              <Lines>
                <Skeleton shape="line" width="40%" height="16px" />
                <Skeleton shape="line" width="80%" />
              </Lines>
            </Columns>
          </Card>
        ))}
      </CourseLinkCards>
    </SkeletonGroup>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 48px 1fr;
  align-items: center;
  gap: var(--space-3);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-2);
`;
