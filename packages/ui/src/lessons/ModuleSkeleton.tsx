import styled from 'styled-components';
import { Card, Skeleton } from '../kit/index.ts';
import { LessonTreeSkeleton } from '../blocks/lesson-tree/index.ts';
import { media } from '../theme/index.ts';
import { Columns, Main, Side } from './layout.ts';

/** What stands under a module's tab before it is there, in the same places. */
export function ModuleSkeleton() {
  return (
    <Columns>
      <Side aria-hidden>
        <Phone>
          <Skeleton shape="line" width="40%" height="24px" />
          <Skeleton shape="block" height="8px" />
          <ResumeTarget>
            <Lines>
              <Skeleton shape="line" width="32px" />
              <Skeleton shape="line" width="80%" height="16px" />
            </Lines>
            <Skeleton shape="block" width="96px" height="44px" radius="control" />
          </ResumeTarget>
        </Phone>
        <Desktop>
          <Card>
            <Ring>
              <Skeleton shape="circle" height="84px" />
              <Skeleton shape="line" width="80%" height="16px" />
            </Ring>
            <Skeleton shape="block" height="44px" radius="control" />
          </Card>
        </Desktop>
      </Side>
      <Main>
        <div aria-hidden>
          <Skeleton shape="block" height="48px" radius="control" />
        </div>
        <LessonTreeSkeleton rows={4} />
      </Main>
    </Columns>
  );
}

const Phone = styled.div`
  display: grid;
  gap: var(--space-3);
  ${media.desktop} {
    display: none;
  }
`;

const ResumeTarget = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Desktop = styled.div`
  ${media.belowDesktop} {
    display: none;
  }
`;

const Ring = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: var(--space-4);
  margin-bottom: var(--space-4);
`;
