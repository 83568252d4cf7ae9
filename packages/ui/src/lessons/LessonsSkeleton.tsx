import styled from 'styled-components';
import { TabsSkeleton } from '../kit/index.ts';
import { ModuleSkeleton } from './ModuleSkeleton.tsx';

/** Placeholder for the page while its modules load. */
export function LessonsSkeleton() {
  return (
    <div>
      <div aria-hidden>
        <TabsSkeleton />
      </div>
      <Panel>
        <ModuleSkeleton />
      </Panel>
    </div>
  );
}

const Panel = styled.div`
  padding-top: var(--space-4);
`;
