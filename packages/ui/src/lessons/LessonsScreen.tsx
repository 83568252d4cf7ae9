import type { Lesson, LessonActionState, LessonsPage, ModuleTopics, ExpandedKeys } from '@portal/domain/lessons';
import type { CourseModule } from '@portal/domain/blocks';
import type { Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../kit/index.ts';
import { LessonActionsProvider } from '../blocks/lesson-tree/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { LockedCourse, LockedModule, NoModules, Resetting } from './LessonsEmptyStates.tsx';
import { LessonsSkeleton } from './LessonsSkeleton.tsx';
import type { LessonLinks } from './links.ts';
import { LoadedModule } from './LoadedModule.tsx';
import { ModulePanel } from './ModulePanel.tsx';

export interface LessonsScreenProps {
  page: Loadable<LessonsPage>;
  onRetry: () => void;
  /** The module that is shown; null = there is none. */
  module: CourseModule | null;
  onModuleChange: (module: number) => void;
  /** What is in the modules that were opened, by module. */
  topics: ReadonlyMap<number, ModuleTopics>;
  /** Fetches a module anew. */
  onRefetch: (module: number) => void;
  /** Which topics and sub-topics of the shown module are unfolded; kept outside, so that it outlives the page. */
  expanded: ExpandedKeys;
  onExpandedChange: (expanded: ExpandedKeys) => void;
  /** What goes on with which lesson; one that is not named is idle. */
  actionStates: ReadonlyMap<number, LessonActionState>;
  /** A lesson that opens was pressed: said in the same turn, so that a new tab may be opened. */
  onOpenLesson: (lesson: Lesson) => void;
  /** The student has confirmed to reset a lesson. */
  onResetLesson: (lesson: Lesson) => void;
  onOpenReport: (lesson: Lesson) => void;
  /** The link that stands in for a blocked tab was pressed. */
  onFollowLink: (lesson: Lesson) => void;
  /** The lesson last opened on this device. */
  lastLesson: number | null;
  /** The lesson an address leads to: brought into view and focused once. It has to be in an unfolded part. */
  target: number | null;
  links: LessonLinks;
  /** The student's zone: the days on which something was handed in are shown in it. */
  zone: string;
}

/** /Lesson/{id}: the modules of a course as tabs, and in each its topics with their lessons (002 §2). */
export function LessonsScreen({ page, onRetry, ...shown }: LessonsScreenProps) {
  const { t } = useTranslation('lessons');
  switch (page.status) {
    case 'loading':
      return <LessonsSkeleton />;
    case 'failed':
      return <LoadError title={t('loadFailed')} failure={page.failure} onRetry={onRetry} />;
    case 'ready':
      switch (page.value.is) {
        case 'resetting':
          return <Resetting href={shown.links.course} />;
        case 'locked':
          return <LockedCourse packagesHref={shown.links.packages} />;
        case 'empty':
          return <NoModules supportHref={shown.links.support} />;
        case 'open':
          return shown.module && <Modules {...shown} modules={page.value.modules} module={shown.module} />;
      }
  }
}

interface ModulesProps extends Omit<LessonsScreenProps, 'page' | 'onRetry'> {
  modules: readonly CourseModule[];
  module: CourseModule;
}

function Modules({ modules, module, topics, onModuleChange, links, ...shown }: ModulesProps) {
  const { t } = useTranslation('lessons');
  const elsewhere = modules.flatMap((other) => {
    const its = topics.get(other.id)?.topics;
    return other.id !== module.id && its?.status === 'ready' ? [{ module: other, topics: its.value }] : [];
  });
  return (
    <Tabs
      label={t('modules')}
      items={modules.map(({ id, name, locked }) => ({ id: String(id), label: name, locked }))}
      value={String(module.id)}
      onChange={(id) => onModuleChange(Number(id))}
    >
      {module.locked ? (
        <LockedModule packagesHref={links.packages} />
      ) : (
        <LessonActionsProvider {...shown}>
          <ModulePanel content={topics.get(module.id)} onRefetch={() => shown.onRefetch(module.id)}>
            {(loaded) => (
              <LoadedModule
                name={module.name}
                topics={loaded}
                elsewhere={elsewhere}
                onModuleChange={onModuleChange}
                expanded={shown.expanded}
                onExpandedChange={shown.onExpandedChange}
                lastLesson={shown.lastLesson}
                target={shown.target}
                links={links}
              />
            )}
          </ModulePanel>
        </LessonActionsProvider>
      )}
    </Tabs>
  );
}
