import { moduleKey } from '@portal/domain/assessments';
import type { CourseModule } from '@portal/domain/shared';
import { lessonsOf, moduleProgress, moduleState, withPart, type Lesson, type Topic } from '@portal/domain/lessons';
import { Folder } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Accordion, StatusGlyph } from '../kit/index.ts';
import { LessonCounts, topicGlyphs, type LessonTreeProps } from '../shared/index.ts';
import type { ModuleContent } from './module-content.ts';
import { ModuleTopics } from './ModuleTopics.tsx';

export interface AssessmentModulesProps extends Pick<
  LessonTreeProps,
  'unfolded' | 'onUnfoldedChange' | 'works' | 'zone'
> {
  modules: readonly CourseModule[];
  /** What is in the modules that were opened; each is asked for when it is opened first. */
  contents: ReadonlyMap<number, ModuleContent>;
  /** Asks again for what is in a module. */
  onReload: (module: number) => void;
  /** A lesson that opens was pressed: said in the same turn, so that a new tab may be opened. Keep it stable. */
  onOpenLesson: (lesson: Lesson, module: number) => void;
  /** The student has confirmed to reset a lesson. */
  onResetLesson: (lesson: Lesson, module: number) => void;
  /** Keep it stable. */
  onOpenReport: (lesson: Lesson, module: number) => void;
  /** The link that stands in for a blocked tab was pressed. Keep it stable. */
  onFollowLink: (lesson: Lesson, module: number) => void;
}

/** The modules of a course's assessments: cards, each of which opens to the cards of its topics. */
export function AssessmentModules({ modules, contents, ...rest }: AssessmentModulesProps) {
  const { unfolded, onUnfoldedChange } = rest;
  return (
    <Cards>
      {modules.map((module) => (
        <ModuleCard
          key={module.id}
          module={module}
          content={contents.get(module.id)}
          open={unfolded.has(moduleKey(module))}
          onToggle={(open) => onUnfoldedChange(withPart(unfolded, moduleKey(module), open))}
        >
          <ModuleTopics module={module.id} content={contents.get(module.id)} {...rest} />
        </ModuleCard>
      ))}
    </Cards>
  );
}

interface ModuleCardProps {
  module: CourseModule;
  /** undefined = it was not opened yet. */
  content: ModuleContent | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A module: how far it is, as soon as that is known. */
function ModuleCard({ module, content, ...fold }: ModuleCardProps) {
  const { t } = useTranslation('lessons');
  const topics = content?.topics.status === 'ready' ? content.topics.value : [];
  const known = moduleProgress(topics).total > 0;
  return (
    <Accordion
      apart
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

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const NotKnown = styled(Folder)`
  color: var(--ink-muted);
`;
