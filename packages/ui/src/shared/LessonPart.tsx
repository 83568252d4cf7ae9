import { lessonsOf, type SubTopic, type Topic, type TopicState } from '@portal/domain/lessons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Accordion, StatusGlyph, type StatusKind } from '../kit/index.ts';

interface LessonPartProps {
  part: Topic | SubTopic;
  /** A band in its topic’s card. */
  nested?: boolean;
  level: 2 | 3 | 4;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

const glyphs: Record<TopicState, StatusKind> = { done: 'done', inProgress: 'inProgress', notStarted: 'notDone' };

/** A topic or sub-topic: how far it is in shape and words, and what is in it once it is unfolded. */
export function LessonPart({ part, children, ...fold }: LessonPartProps) {
  const { t } = useTranslation('lessons');
  return (
    <Accordion
      title={part.name}
      glyph={<StatusGlyph kind={part.locked ? 'locked' : glyphs[part.state]} size={24} />}
      meta={<Counts part={part} />}
      lockedReason={part.locked ? t('locked.package') : undefined}
      {...fold}
    >
      {children}
    </Accordion>
  );
}

/** "In progress · 4 of 9 lessons · 1 locked". */
function Counts({ part }: { part: Topic | SubTopic }) {
  const { t } = useTranslation('lessons');
  // Of a part that is locked itself, all are.
  const locked = part.locked ? 0 : lessonsOf(part).filter(({ lock }) => lock !== null).length;
  return (
    <>
      <Word $state={part.state}>{t(`topicState.${part.state}`)}</Word>
      {' · '}
      <Count>{t('doneOf', { done: part.done, count: part.total })}</Count>
      {locked > 0 && (
        <>
          {' · '}
          <Count>{t('lockedCount', { count: locked })}</Count>
        </>
      )}
    </>
  );
}

const wordInk: Record<TopicState, string> = {
  done: 'var(--success-text)',
  inProgress: 'var(--ink-strong)',
  notStarted: 'var(--ink-muted)',
};

const Word = styled.span<{ $state: TopicState }>`
  color: ${({ $state }) => wordInk[$state]};
  ${({ $state }) => $state !== 'notStarted' && 'font-weight: 600;'}
`;

const Count = styled.span`
  white-space: nowrap;
`;
