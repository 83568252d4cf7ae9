import type { ModuleTopics, ExpandedKeys } from '@portal/domain/lessons';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LessonTree, LessonTreeSkeleton } from '../blocks/lesson-tree/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';

interface ModuleContentProps {
  /** undefined while loading. */
  content: ModuleTopics | undefined;
  /** Refetches the module. */
  onRefetch: () => void;
  expanded: ExpandedKeys;
  onExpandedChange: (expanded: ExpandedKeys) => void;
}

/** The topics of a module, or its loading, error and empty states. */
export function ModuleContent({ content, onRefetch, expanded, onExpandedChange }: ModuleContentProps) {
  const { t } = useTranslation(['lessons', 'assessments']);
  if (!content || content.topics.status === 'loading') return <LessonTreeSkeleton />;
  const { topics, refetchFailure } = content;
  if (topics.status === 'failed') {
    return <LoadError title={t('lessons:moduleFailed')} failure={topics.failure} onRetry={onRefetch} />;
  }
  return (
    <>
      {refetchFailure && (
        <Notice>
          <LoadError title={t('lessons:reloadFailed')} failure={refetchFailure} onRetry={onRefetch} />
        </Notice>
      )}
      {topics.value.length === 0 && <EmptyText>{t('assessments:moduleEmpty')}</EmptyText>}
      <LessonTree topics={topics.value} expanded={expanded} onExpandedChange={onExpandedChange} />
    </>
  );
}

const Notice = styled.div`
  margin-bottom: var(--space-3);
`;

/* Indented to align with the module's name. */
const EmptyText = styled.p`
  padding-inline: var(--space-4);
  color: var(--ink-muted);
`;
