import { locksIn } from '@portal/domain/lessons';
import type { CourseModule } from '@portal/domain/shared';
import styled from 'styled-components';
import { LessonLocks, LessonTree, type LessonTreeProps } from '../shared/index.ts';
import { media } from '../theme/index.ts';
import { Elsewhere, type OtherModule } from './Elsewhere.tsx';
import { FindBar } from './FindBar.tsx';
import { Columns, Main, Side } from './layout.ts';
import { ModuleSummary } from './ModuleSummary.tsx';
import { useFinding } from './useFinding.ts';
import { WaysList } from './WaysList.tsx';
import type { LessonWays } from './ways.ts';
import { ZoneNote } from './ZoneNote.tsx';

export interface LoadedModuleProps extends Pick<
  LessonTreeProps,
  | 'topics'
  | 'unfolded'
  | 'onUnfoldedChange'
  | 'works'
  | 'onOpenLesson'
  | 'onResetLesson'
  | 'onOpenReport'
  | 'onFollowLink'
  | 'target'
  | 'zone'
> {
  module: CourseModule;
  onModuleChange: (module: number) => void;
  /** The other modules whose topics are there, for finding lessons in them too. */
  elsewhere: readonly OtherModule[];
  /** The lesson last opened on this device. */
  lastLesson: number | null;
  ways: LessonWays;
}

/** A module whose topics are there: how far it is, what to go on with, a search, and the tree of its lessons. */
export function LoadedModule({
  module,
  onModuleChange,
  topics,
  elsewhere,
  unfolded,
  onUnfoldedChange,
  lastLesson,
  ways,
  ...tree
}: LoadedModuleProps) {
  const finding = useFinding(topics, unfolded, onUnfoldedChange);
  return (
    <Columns>
      <Side>
        <ModuleSummary name={module.name} topics={topics} lastLesson={lastLesson} onOpenLesson={tree.onOpenLesson} />
        <Ways>
          <WaysList ways={ways} />
        </Ways>
      </Side>
      <Main>
        <FindBar finding={finding} />
        {finding.found.length > 0 && (
          <LessonTree
            {...tree}
            topics={finding.found}
            unfolded={finding.unfolded}
            onUnfoldedChange={finding.onUnfoldedChange}
          />
        )}
        <Elsewhere keyword={finding.keyword} modules={elsewhere} onModuleChange={onModuleChange} />
        {finding.keyword === '' && (
          <>
            <ZoneNote topics={topics} zone={tree.zone} />
            <LessonLocks locks={locksIn(topics)} packagesHref={ways.packages} supportHref={ways.support} />
          </>
        )}
      </Main>
    </Columns>
  );
}

/* On a phone they are on the course's own page. */
const Ways = styled.div`
  ${media.belowDesktop} {
    display: none;
  }
`;
