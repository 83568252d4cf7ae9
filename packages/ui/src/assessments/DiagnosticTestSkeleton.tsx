import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../kit/index.ts';

/** Stands where the drawing, the sentence and the button of a diagnostic test will stand. */
export function DiagnosticTestSkeleton() {
  return (
    <SkeletonGroup>
      <Middle>
        <Skeleton shape="block" width="176px" height="132px" radius="card" />
        <Lines>
          <Skeleton shape="line" width="200px" height="20px" />
          <Skeleton shape="line" width="280px" height="14px" />
          <Skeleton shape="line" width="240px" height="14px" />
        </Lines>
        <Skeleton shape="block" width="150px" height="48px" radius="control" />
      </Middle>
    </SkeletonGroup>
  );
}

const Middle = styled.div`
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
