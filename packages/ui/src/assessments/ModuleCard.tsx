import { lessonsOf, moduleProgress, moduleState, type ModuleTopics, type Topic } from '@portal/domain/lessons';
import type { CourseModule } from '@portal/domain/blocks';
import { Folder } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Accordion, StatusGlyph } from '../kit/index.ts';
import { LessonCounts, topicGlyphs } from '../blocks/lesson-tree/index.ts';

interface ModuleCardProps {
  module: CourseModule;
  /** undefined until the module was opened. */
  content: ModuleTopics | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A module of a course's assessments, with its progress once its topics are loaded. It expands to their cards. */
export function ModuleCard({ module, content, ...rest }: ModuleCardProps) {
  const { t } = useTranslation('lessons');
  const topics = content?.topics.status === 'ready' ? content.topics.value : [];
  const hasLessons = moduleProgress(topics).total > 0;
  return (
    <Accordion
      detached
      level={2}
      title={module.name}
      glyph={<ModuleGlyph locked={module.locked} topics={hasLessons ? topics : null} />}
      meta={hasLessons && <ModuleCounts topics={topics} />}
      lockedReason={module.locked ? t('locked.package') : undefined}
      {...rest}
    />
  );
}

function ModuleGlyph({ locked, topics }: { locked: boolean; topics: readonly Topic[] | null }) {
  if (locked) return <StatusGlyph kind="locked" size={24} />;
  if (!topics) return <UnknownIcon size={24} strokeWidth={1.75} aria-hidden />;
  return <StatusGlyph kind={topicGlyphs[moduleState(topics)]} size={24} />;
}

function ModuleCounts({ topics }: { topics: readonly Topic[] }) {
  const locked = topics.flatMap(lessonsOf).filter(({ lock }) => lock !== null).length;
  return <LessonCounts state={moduleState(topics)} {...moduleProgress(topics)} locked={locked} />;
}

const UnknownIcon = styled(Folder)`
  color: var(--ink-muted);
`;
