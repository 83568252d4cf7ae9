import styled from 'styled-components';
import { Card, RowList, SectionSkeleton, Skeleton, SkeletonGroup, TwoColumnSkeleton } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { Columns, Main, Side } from './columns.ts';

/** The page before the schedule is there: the plan in four figures, and the tasks. */
export function ScheduleSkeleton() {
  return (
    <SkeletonGroup>
      <Columns>
        <Side>
          <SectionSkeleton>
            <Card>
              <Tasks>
                <Skeleton shape="line" width="60%" height="16px" />
                <Skeleton shape="block" height="8px" />
              </Tasks>
              <Figures>
                {[0, 1, 2, 3].map((i) => (
                  <Lines key={i}>
                    <Skeleton shape="line" width="70%" />
                    <Skeleton shape="line" width="40%" height="24px" />
                    <Skeleton shape="line" width="60%" />
                  </Lines>
                ))}
              </Figures>
            </Card>
          </SectionSkeleton>
        </Side>
        <Main>
          <SectionSkeleton>
            <Card flush>
              <RowList>
                {[0, 1, 2, 3, 4].map((i) => (
                  <Task key={i}>
                    <TwoColumnSkeleton leading={<Skeleton shape="circle" height="24px" />}>
                      <Skeleton shape="line" width="70%" height="16px" />
                      <Skeleton shape="line" width="45%" />
                    </TwoColumnSkeleton>
                  </Task>
                ))}
              </RowList>
            </Card>
          </SectionSkeleton>
        </Main>
      </Columns>
    </SkeletonGroup>
  );
}

const Tasks = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--border-hairline);
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Task = styled.li`
  display: grid;
  align-items: center;
  min-height: 68px;
  padding: var(--space-3) var(--space-4);
  ${media.desktop} {
    padding-inline: var(--space-5);
  }
`;
