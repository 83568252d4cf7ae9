import type { Topic } from '@portal/domain/lessons';
import { loading, type Failure, type Loadable, type CourseModule } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LoadFailed } from '../shared/index.ts';
import { EmptyModule, LockedModule } from './Closed.tsx';
import { ModuleSkeleton } from './ModuleSkeleton.tsx';
import { LoadedModule, type LoadedModuleProps } from './LoadedModule.tsx';

export interface ModulePanelProps extends Omit<LoadedModuleProps, 'topics' | 'elsewhere'> {
  modules: readonly CourseModule[];
  onModuleChange: (module: number) => void;
  /** What is in the modules that were opened, by module. */
  topics: ReadonlyMap<number, Loadable<readonly Topic[]>>;
  /** What is in the shown module could not be asked for again; what was there stays. */
  reloadFailed: Failure | null;
  /** Asks again for what is in the shown module. */
  onReload: () => void;
}

/** What stands under the tab of a module. */
export function ModulePanel({ modules, topics, reloadFailed, onReload, ...shown }: ModulePanelProps) {
  const { t } = useTranslation('lessons');
  const { module, ways } = shown;
  if (module.locked) return <LockedModule packagesHref={ways.packages} />;
  const here = topics.get(module.id) ?? loading;
  if (here.status === 'loading') {
    return (
      <Room>
        <ModuleSkeleton />
      </Room>
    );
  }
  if (here.status === 'failed') {
    return (
      <Room>
        <LoadFailed title={t('moduleFailed')} failure={here.failure} onRetry={onReload} />
      </Room>
    );
  }
  if (here.value.length === 0) return <EmptyModule />;
  const elsewhere = modules.flatMap((other) => {
    const its = topics.get(other.id);
    return other.id !== module.id && its?.status === 'ready' ? [{ module: other, topics: its.value }] : [];
  });
  return (
    <Room>
      {reloadFailed && (
        <Notice>
          <LoadFailed title={t('reloadFailed')} failure={reloadFailed} onRetry={onReload} />
        </Notice>
      )}
      <LoadedModule {...shown} topics={here.value} elsewhere={elsewhere} />
    </Room>
  );
}

const Room = styled.div`
  padding-top: var(--space-4);
`;

const Notice = styled.div`
  margin-bottom: var(--space-4);
`;
