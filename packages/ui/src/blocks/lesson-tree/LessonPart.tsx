import { lessonsOf, type SubTopic, type Topic } from '@portal/domain/lessons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion, StatusGlyph } from '../../kit/index.ts';
import { LessonCounts, topicGlyphs } from './LessonCounts.tsx';
import { useLessonNoun } from '../lesson-noun/index.ts';

interface LessonPartProps {
  part: Topic | SubTopic;
  /** A sub-topic: a band in the card of its topic. */
  nested?: boolean;
  level: 2 | 3 | 4;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A topic or sub-topic: its state as glyph and text, and its content once it is expanded. */
export function LessonPart({ part, children, ...expansion }: LessonPartProps) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  const lessons = lessonsOf(part);
  if (!part.locked && part.total === 0 && lessons.length === 0) {
    // By its counts it would be done, but there is nothing to do and nothing to open.
    return (
      <Accordion
        title={part.name}
        glyph={<StatusGlyph kind="notDone" size={24} />}
        lockedReason={t('noLessonsYet', noun)}
        {...expansion}
      />
    );
  }
  // In a locked part all lessons are locked, so their number is not shown.
  const locked = part.locked ? 0 : lessons.filter(({ lock }) => lock !== null).length;
  return (
    <Accordion
      title={part.name}
      glyph={<StatusGlyph kind={part.locked ? 'locked' : topicGlyphs[part.state]} size={24} />}
      meta={<LessonCounts state={part.state} done={part.done} total={part.total} locked={locked} />}
      lockedReason={part.locked ? t('locked.package') : undefined}
      {...expansion}
    >
      {children}
    </Accordion>
  );
}
