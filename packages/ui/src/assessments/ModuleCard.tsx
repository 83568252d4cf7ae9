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
  /** undefined = it was not opened yet. */
  content: ModuleTopics | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A module of a course's assessments: how far it is, as soon as that is known. It opens to the cards of its topics. */
export function ModuleCard({ module, content, ...fold }: ModuleCardProps) {
  const { t } = useTranslation('lessons');
  const topics = content?.topics.status === 'ready' ? content.topics.value : [];
  const known = moduleProgress(topics).total > 0;
  return (
    <Accordion
      detached
      level={2}
      title={module.name}
      glyph={<ModuleGlyph locked={module.locked} topics={known ? topics : null} />}
      meta={known && <ModuleCounts topics={topics} />}
      lockedReason={module.locked ? t('locked.package') : undefined}
      {...fold}
    />
  );
}

function ModuleGlyph({ locked, topics }: { locked: boolean; topics: readonly Topic[] | null }) {
  if (locked) return <StatusGlyph kind="locked" size={24} />;
  if (!topics) return <NotKnown size={24} strokeWidth={1.75} aria-hidden />;
  return <StatusGlyph kind={topicGlyphs[moduleState(topics)]} size={24} />;
}

function ModuleCounts({ topics }: { topics: readonly Topic[] }) {
  const locked = topics.flatMap(lessonsOf).filter(({ lock }) => lock !== null).length;
  return <LessonCounts state={moduleState(topics)} {...moduleProgress(topics)} locked={locked} />;
}

const NotKnown = styled(Folder)`
  color: var(--ink-muted);
`;
