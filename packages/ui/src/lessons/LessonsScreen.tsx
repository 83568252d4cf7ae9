import type { Lesson, LessonActionState, LessonsPage, ModuleTopics, ExpandedKeys } from '@portal/domain/lessons';
import type { CourseModule } from '@portal/domain/blocks';
import type { Loadable } from '@portal/domain/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../kit/index.ts';
import { CourseResetNotice, type ResetCheck } from '../blocks/course-reset/index.ts';
import { LessonNounProvider, useLessonNoun } from '../blocks/lesson-noun/index.ts';
import { LessonActionsProvider } from '../blocks/lesson-tree/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { LockedCourse, LockedModule, NoModules } from './LessonsEmptyStates.tsx';
import { LessonsSkeleton } from './LessonsSkeleton.tsx';
import type { LessonLinks } from './links.ts';
import { LoadedModule } from './LoadedModule.tsx';
import { ModulePanel } from './ModulePanel.tsx';

export interface LessonsScreenProps {
  /** The school says "post" instead of "lesson" (002 §2). */
  lessonsAreCalledPosts: boolean;
  page: Loadable<LessonsPage>;
  onRetry: () => void;
  /** The check whether a running reset is over. */
  resetCheck: ResetCheck;
  /** The selected module; null = there is none. */
  module: CourseModule | null;
  onModuleChange: (module: number) => void;
  /** The topics of the modules that were opened, by module id. */
  topics: ReadonlyMap<number, ModuleTopics>;
  /** Refetches a module. */
  onRefetch: (module: number) => void;
  /** Which topics and sub-topics of the module are expanded; held by the container, so that it survives leaving the page. */
  expanded: ExpandedKeys;
  onExpandedChange: (expanded: ExpandedKeys) => void;
  /** The state of each lesson's action, by lesson id; a lesson without an entry is idle. */
  actionStates: ReadonlyMap<number, LessonActionState>;
  /** Called synchronously in the click handler of a lesson, so that the browser allows a new tab. */
  onOpenLesson: (lesson: Lesson) => void;
  /** Called after the student has confirmed to reset a lesson. */
  onResetLesson: (lesson: Lesson) => void;
  onOpenReport: (lesson: Lesson) => void;
  /** Called when the link that replaces a blocked tab is pressed. */
  onFollowLink: (lesson: Lesson) => void;
  /** The lesson last opened on this device. */
  lastLesson: number | null;
  /** The lesson the URL links to: scrolled into view and focused once. Its topic has to be expanded. */
  target: number | null;
  links: LessonLinks;
  /** The student's time zone, in which submission dates are shown. */
  zone: string;
}

/** /Lesson/{id}: the modules of a course as tabs, and in each its topics with their lessons (002 §2). */
export function LessonsScreen({ lessonsAreCalledPosts, ...rest }: LessonsScreenProps) {
  return (
    <LessonNounProvider calledPosts={lessonsAreCalledPosts}>
      <Content {...rest} />
    </LessonNounProvider>
  );
}

type ContentProps = Omit<LessonsScreenProps, 'lessonsAreCalledPosts'>;

function Content({ page, onRetry, resetCheck, ...rest }: ContentProps) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  switch (page.status) {
    case 'loading':
      return <LessonsSkeleton />;
    case 'failed':
      return <LoadError title={t('loadFailed', noun)} failure={page.failure} onRetry={onRetry} />;
    case 'ready':
      switch (page.value.kind) {
        case 'resetting':
          return <CourseResetNotice {...resetCheck} />;
        case 'locked':
          return <LockedCourse packagesHref={rest.links.packages} />;
        case 'empty':
          return <NoModules supportHref={rest.links.support} />;
        case 'open':
          return rest.module && <Modules {...rest} modules={page.value.modules} module={rest.module} />;
      }
  }
}

interface ModulesProps extends Omit<ContentProps, 'page' | 'onRetry' | 'resetCheck'> {
  modules: readonly CourseModule[];
  module: CourseModule;
}

function Modules({ modules, module, topics, onModuleChange, links, ...rest }: ModulesProps) {
  const { t } = useTranslation('lessons');
  const searchInput = useState('');
  const otherModules = modules.flatMap((other) => {
    const loadable = topics.get(other.id)?.topics;
    return other.id !== module.id && loadable?.status === 'ready' ? [{ module: other, topics: loadable.value }] : [];
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
        <LessonActionsProvider {...rest}>
          <ModulePanel content={topics.get(module.id)} onRefetch={() => rest.onRefetch(module.id)}>
            {(loaded) => (
              <LoadedModule
                name={module.name}
                topics={loaded}
                otherModules={otherModules}
                onModuleChange={onModuleChange}
                searchInput={searchInput}
                expanded={rest.expanded}
                onExpandedChange={rest.onExpandedChange}
                lastLesson={rest.lastLesson}
                target={rest.target}
                links={links}
              />
            )}
          </ModulePanel>
        </LessonActionsProvider>
      )}
    </Tabs>
  );
}
