import type { LessonsPage } from '@portal/domain/lessons';
import type { CourseModule, Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../kit/index.ts';
import { LoadFailed } from '../shared/index.ts';
import { LockedCourse, NoModules, Resetting } from './Closed.tsx';
import { LessonsSkeleton } from './LessonsSkeleton.tsx';
import { ModulePanel, type ModulePanelProps } from './ModulePanel.tsx';

export interface LessonsScreenProps extends Omit<ModulePanelProps, 'module' | 'modules'> {
  page: Loadable<LessonsPage>;
  onRetry: () => void;
  /** The module that is shown; null = there is none. */
  module: CourseModule | null;
}

/** /Lesson/{id}: the modules of a course as tabs, and in each its topics with their lessons (002 §2). */
export function LessonsScreen({ page, onRetry, ...shown }: LessonsScreenProps) {
  const { t } = useTranslation('lessons');
  switch (page.status) {
    case 'loading':
      return <LessonsSkeleton />;
    case 'failed':
      return <LoadFailed title={t('loadFailed')} failure={page.failure} onRetry={onRetry} />;
    case 'ready':
      return <Page {...shown} page={page.value} />;
  }
}

function Page({ page, module, ...shown }: Omit<LessonsScreenProps, 'page' | 'onRetry'> & { page: LessonsPage }) {
  const { t } = useTranslation('lessons');
  switch (page.is) {
    case 'resetting':
      return <Resetting href={shown.ways.course} />;
    case 'locked':
      return <LockedCourse packagesHref={shown.ways.packages} />;
    case 'empty':
      return <NoModules supportHref={shown.ways.support} />;
    case 'open':
      if (!module) return null;
      return (
        <Tabs
          label={t('modules')}
          items={page.modules.map(({ id, name, locked }) => ({ id: String(id), label: name, locked }))}
          value={String(module.id)}
          onChange={(id) => shown.onModuleChange(Number(id))}
        >
          <ModulePanel {...shown} modules={page.modules} module={module} />
        </Tabs>
      );
  }
}
