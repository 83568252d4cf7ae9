import { locksOf, type Topic, type ExpandedKeys } from '@portal/domain/lessons';
import styled from 'styled-components';
import { LessonLocks, LessonTree } from '../blocks/lesson-tree/index.ts';
import { media } from '../theme/index.ts';
import { OtherModuleResults, type OtherModule } from './OtherModuleResults.tsx';
import { LessonSearchBar } from './LessonSearchBar.tsx';
import { Columns, Main, Side } from './layout.ts';
import type { LessonLinks } from './links.ts';
import { ModuleSummary } from './ModuleSummary.tsx';
import { useLessonSearch } from './useLessonSearch.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { ZoneNote } from './ZoneNote.tsx';

interface LoadedModuleProps {
  name: string;
  /** In the server's order. */
  topics: readonly Topic[];
  /** The other modules whose topics are there, for finding lessons in them too. */
  elsewhere: readonly OtherModule[];
  onModuleChange: (module: number) => void;
  expanded: ExpandedKeys;
  onExpandedChange: (expanded: ExpandedKeys) => void;
  /** The lesson last opened on this device. */
  lastLesson: number | null;
  target: number | null;
  links: LessonLinks;
}

/** A module whose topics are there: how far it is, what to go on with, a search, and the tree of its lessons. */
export function LoadedModule({
  name,
  topics,
  elsewhere,
  onModuleChange,
  expanded,
  onExpandedChange,
  lastLesson,
  target,
  links,
}: LoadedModuleProps) {
  const finding = useLessonSearch(topics, expanded, onExpandedChange);
  return (
    <Columns>
      <Side>
        <ModuleSummary name={name} topics={topics} lastLesson={lastLesson} />
        <Ways>
          <QuickLinks links={links} />
        </Ways>
      </Side>
      <Main>
        <LessonSearchBar finding={finding} />
        {finding.found.length > 0 && (
          <LessonTree
            topics={finding.found}
            expanded={finding.expanded}
            onExpandedChange={finding.onExpandedChange}
            target={target}
          />
        )}
        <OtherModuleResults keyword={finding.keyword} modules={elsewhere} onModuleChange={onModuleChange} />
        {finding.keyword === '' && (
          <>
            <ZoneNote topics={topics} />
            <LessonLocks locks={locksOf(topics)} packagesHref={links.packages} supportHref={links.support} />
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
