import { lockReasonsOf, type Topic, type ExpandedKeys } from '@portal/domain/lessons';
import { VisuallyHidden } from '../kit/index.ts';
import { LessonLocks, LessonTree } from '../blocks/lesson-tree/index.ts';
import { Columns, DesktopOnly, Main, Side, StackedSide } from '../blocks/side-column/index.ts';
import { OtherModuleResults, type OtherModule } from './OtherModuleResults.tsx';
import { LessonSearchBar } from './LessonSearchBar.tsx';
import type { LessonLinks } from './links.ts';
import { ModuleSummary } from './ModuleSummary.tsx';
import { useLessonSearch, type LessonSearchInput } from './useLessonSearch.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { ZoneNote } from './ZoneNote.tsx';

interface LoadedModuleProps {
  name: string;
  /** In the server's order. */
  topics: readonly Topic[];
  /** The other modules whose topics are loaded; the search covers them too. */
  otherModules: readonly OtherModule[];
  onModuleChange: (module: number) => void;
  searchInput: LessonSearchInput;
  expanded: ExpandedKeys;
  onExpandedChange: (expanded: ExpandedKeys) => void;
  /** The lesson last opened on this device. */
  lastLesson: number | null;
  target: number | null;
  links: LessonLinks;
}

/** A module whose topics are loaded: its progress, the lesson to resume, a search, and the tree of its lessons. */
export function LoadedModule({
  name,
  topics,
  otherModules,
  onModuleChange,
  searchInput,
  expanded,
  onExpandedChange,
  lastLesson,
  target,
  links,
}: LoadedModuleProps) {
  const search = useLessonSearch(topics, expanded, onExpandedChange, searchInput);
  const summary = <ModuleSummary name={name} topics={topics} lastLesson={lastLesson} />;
  return (
    <Columns>
      <StackedSide>{summary}</StackedSide>
      <Main>
        {/* On desktop, where the summary with the name comes after the lessons in reading order, the lessons have a
            hidden heading. */}
        <DesktopOnly>
          <VisuallyHidden as="h2">{name}</VisuallyHidden>
        </DesktopOnly>
        <LessonSearchBar search={search} />
        {search.found.length > 0 && (
          <LessonTree
            topics={search.found}
            expanded={search.expanded}
            onExpandedChange={search.onExpandedChange}
            target={target}
          />
        )}
        <OtherModuleResults keyword={search.keyword} modules={otherModules} onModuleChange={onModuleChange} />
        {search.keyword === '' && (
          <>
            <ZoneNote topics={topics} />
            <LessonLocks locks={lockReasonsOf(topics)} packagesHref={links.packages} supportHref={links.support} />
          </>
        )}
      </Main>
      <Side>
        {summary}
        {/* Only on desktop; elsewhere the links are on the course page. */}
        <QuickLinks links={links} />
      </Side>
    </Columns>
  );
}
