import type { ModuleTopics, Topic } from '@portal/domain/lessons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LoadError } from '../blocks/load-error/index.ts';
import { EmptyModule } from './LessonsEmptyStates.tsx';
import { ModuleSkeleton } from './ModuleSkeleton.tsx';

interface ModulePanelProps {
  /** undefined = not asked for yet. */
  content: ModuleTopics | undefined;
  /** Fetches what is in the module anew. */
  onRefetch: () => void;
  /** Draws the topics: never called without any. */
  children: (topics: readonly Topic[]) => ReactNode;
}

/** What stands under the tab of a module: how far it is loaded, then its topics. */
export function ModulePanel({ content, onRefetch, children }: ModulePanelProps) {
  const { t } = useTranslation('lessons');
  if (!content || content.topics.status === 'loading') {
    return (
      <Body>
        <ModuleSkeleton />
      </Body>
    );
  }
  const { topics, refetchFailure } = content;
  if (topics.status === 'failed') {
    return (
      <Body>
        <LoadError title={t('moduleFailed')} failure={topics.failure} onRetry={onRefetch} />
      </Body>
    );
  }
  if (topics.value.length === 0) return <EmptyModule />;
  return (
    <Body>
      {refetchFailure && (
        <Notice>
          <LoadError title={t('reloadFailed')} failure={refetchFailure} onRetry={onRefetch} />
        </Notice>
      )}
      {children(topics.value)}
    </Body>
  );
}

const Body = styled.div`
  padding-top: var(--space-4);
`;

const Notice = styled.div`
  margin-bottom: var(--space-4);
`;
