import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../kit/index.ts';

/** Placeholder for the illustration, text and button of a diagnostic test. */
export function DiagnosticTestSkeleton() {
  return (
    <SkeletonGroup>
      <Root>
        <Skeleton shape="block" width="176px" height="132px" radius="card" />
        <Lines>
          <Skeleton shape="line" width="200px" height="20px" />
          <Skeleton shape="line" width="280px" height="14px" />
          <Skeleton shape="line" width="240px" height="14px" />
        </Lines>
        <Skeleton shape="block" width="150px" height="48px" radius="control" />
      </Root>
    </SkeletonGroup>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-6);
  padding: var(--space-8) var(--space-4);
`;

const Lines = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  width: 100%;
`;
