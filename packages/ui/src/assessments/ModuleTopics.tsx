import type { Lesson } from '@portal/domain/lessons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LessonTree, LessonTreeSkeleton, LoadFailed } from '../shared/index.ts';
import type { AssessmentModulesProps } from './AssessmentModules.tsx';
import type { ModuleContent } from './module-content.ts';

interface ModuleTopicsProps extends Omit<AssessmentModulesProps, 'modules' | 'contents'> {
  module: number;
  /** undefined = on its way. */
  content: ModuleContent | undefined;
}

/** What is in a module: its topics, with what went wrong when they were asked for. */
export function ModuleTopics({
  module,
  content,
  onReload,
  onOpenLesson,
  onResetLesson,
  onOpenReport,
  onFollowLink,
  ...tree
}: ModuleTopicsProps) {
  const { t } = useTranslation(['lessons', 'assessments']);
  const open = useCallback((lesson: Lesson) => onOpenLesson(lesson, module), [onOpenLesson, module]);
  const openReport = useCallback((lesson: Lesson) => onOpenReport(lesson, module), [onOpenReport, module]);
  const followLink = useCallback((lesson: Lesson) => onFollowLink(lesson, module), [onFollowLink, module]);
  const again = () => onReload(module);
  if (!content || content.topics.status === 'loading') return <LessonTreeSkeleton />;
  const { topics, reloadFailed } = content;
  if (topics.status === 'failed') {
    return <LoadFailed title={t('lessons:moduleFailed')} failure={topics.failure} onRetry={again} />;
  }
  return (
    <>
      {reloadFailed && (
        <Notice>
          <LoadFailed title={t('lessons:reloadFailed')} failure={reloadFailed} onRetry={again} />
        </Notice>
      )}
      {topics.value.length === 0 && <Nothing>{t('assessments:moduleEmpty')}</Nothing>}
      <LessonTree
        {...tree}
        topics={topics.value}
        onOpenLesson={open}
        onResetLesson={(lesson) => onResetLesson(lesson, module)}
        onOpenReport={openReport}
        onFollowLink={followLink}
      />
    </>
  );
}

const Notice = styled.div`
  margin-bottom: var(--space-3);
`;

/* In line with the module's name. */
const Nothing = styled.p`
  padding-inline: var(--space-4);
  color: var(--ink-muted);
`;
