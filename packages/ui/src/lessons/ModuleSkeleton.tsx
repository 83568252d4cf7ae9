import styled from 'styled-components';
import { Card, Skeleton } from '../kit/index.ts';
import { LessonTreeSkeleton } from '../blocks/lesson-tree/index.ts';
import { Columns, Main, Side, StackedSide } from '../blocks/side-column/index.ts';

/** Placeholder for a module's panel, in the same layout. */
export function ModuleSkeleton() {
  return (
    <Columns>
      <StackedSide aria-hidden>
        <Bar>
          <Skeleton shape="line" width="40%" height="24px" />
          <Skeleton shape="block" height="8px" />
          <ResumeRow>
            <Lines>
              <Skeleton shape="line" width="32px" />
              <Skeleton shape="line" width="80%" height="16px" />
            </Lines>
            <Skeleton shape="block" width="96px" height="44px" radius="control" />
          </ResumeRow>
        </Bar>
      </StackedSide>
      <Main>
        <SearchRow aria-hidden>
          <Skeleton shape="block" height="48px" radius="control" />
          <Skeleton shape="block" width="48px" height="48px" radius="control" />
        </SearchRow>
        <LessonTreeSkeleton rows={4} />
      </Main>
      <Side aria-hidden>
        <Card>
          <Ring>
            <Skeleton shape="circle" height="84px" />
            <Skeleton shape="line" width="80%" height="16px" />
          </Ring>
          <Skeleton shape="block" height="44px" radius="control" />
        </Card>
      </Side>
    </Columns>
  );
}

const Bar = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const ResumeRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
`;

const SearchRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Ring = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: var(--space-4);
  margin-bottom: var(--space-4);
`;
