import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../kit/index.ts';
import { RowsSkeleton } from '../shared/index.ts';
import { Columns, Main, Side } from './columns.ts';

/** The page before the schedule is there. */
export function ScheduleSkeleton() {
  return (
    <SkeletonGroup>
      <Columns>
        <Side>
          <Part rows={3} />
        </Side>
        <Main>
          <Part rows={5} />
        </Main>
      </Columns>
    </SkeletonGroup>
  );
}

function Part({ rows }: { rows: number }) {
  return (
    <>
      <Heading>
        <Skeleton shape="line" width="40%" height="20px" />
      </Heading>
      <RowsSkeleton rows={rows} />
    </>
  );
}

const Heading = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-bottom: var(--space-1);
`;
