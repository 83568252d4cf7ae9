import { moduleProgress, type ModuleTopics } from '@portal/domain/lessons';
import type { CourseModule } from '@portal/domain/blocks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion, ProgressBar } from '../kit/index.ts';

interface AssessmentModuleProps {
  module: CourseModule;
  /** The topics of the module; undefined until the module is first opened. */
  content: ModuleTopics | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A module of a course's assessments: a heading, with its progress once its topics are loaded, above their cards. */
export function AssessmentModule({ module, content, ...rest }: AssessmentModuleProps) {
  const { t } = useTranslation('lessons');
  const { done, total } = moduleProgress(content?.topics.status === 'ready' ? content.topics.value : []);
  // "Lessons", since the summary of the page counts assessments.
  const count = total > 0 && t('lessonsDone', { done, count: total });
  return (
    <Accordion
      detached
      level={2}
      title={module.name}
      meta={count}
      bar={count && <ProgressBar value={done} max={total} label={module.name} valueText={count} />}
      lockedReason={module.locked ? t('locked.package') : undefined}
      {...rest}
    />
  );
}
