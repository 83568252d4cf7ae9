import styled from 'styled-components';
import { Skeleton } from '../kit/index.ts';
import { ModuleSkeleton } from './ModuleSkeleton.tsx';

/** Placeholder for the page while its modules load. */
export function LessonsSkeleton() {
  return (
    <>
      <Row aria-hidden>
        {['64px', '56px', '72px'].map((width) => (
          <Skeleton key={width} shape="line" width={width} height="16px" />
        ))}
      </Row>
      <ModuleSkeleton />
    </>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-6);
  min-height: 48px;
  margin-bottom: var(--space-4);
`;
