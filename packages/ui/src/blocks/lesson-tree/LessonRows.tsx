import type { Lesson } from '@portal/domain/lessons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RowList, useInView } from '../../kit/index.ts';
import { useLessonStates } from './LessonActions.tsx';
import { useLessonNoun } from '../lesson-noun/index.ts';
import { LessonRow } from './LessonRow.tsx';
import { LESSON_ROW_HEIGHT } from './lesson-row-height.ts';

interface LessonRowsProps {
  lessons: readonly Lesson[];
  /** Whether a text is shown when there are no lessons. */
  showEmptyText: boolean;
  /** The tree has so many lessons that those out of view are not rendered. */
  isLong: boolean;
  /** A lesson that is rendered even when it is out of view; null = none. */
  target: number | null;
}

/** Number of lessons in a long list that share a placeholder. */
const BATCH_SIZE = 12;
/** Number of them rendered per animation frame: with their layout, more would be a long task on a slow phone. */
const ROWS_A_FRAME = 2;

/** The lessons of one topic or sub-topic; a separate component, so that the rows of a collapsed one are not created. */
export function LessonRows({ lessons, showEmptyText, isLong, target }: LessonRowsProps) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  const stateOf = useLessonStates();
  if (lessons.length === 0) return showEmptyText ? <EmptyText>{t('noLessons', noun)}</EmptyText> : null;
  if (!isLong) {
    return (
      <RowList>
        {lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} state={stateOf(lesson)} />
        ))}
      </RowList>
    );
  }
  const starts = Array.from({ length: Math.ceil(lessons.length / BATCH_SIZE) }, (_, i) => i * BATCH_SIZE);
  return (
    <LongList style={{ containIntrinsicBlockSize: `auto ${lessons.length * LESSON_ROW_HEIGHT}px` }}>
      {starts.map((start) => {
        const batch = lessons.slice(start, start + BATCH_SIZE);
        return (
          <Batch
            key={start}
            lessons={batch}
            start={start}
            total={lessons.length}
            initialInView={batch.some(({ id }) => id === target)}
          />
        );
      })}
    </LongList>
  );
}

interface BatchProps {
  lessons: readonly Lesson[];
  /** Number of lessons in the list before these. */
  start: number;
  total: number;
  /** The batch is rendered at once, even when it is out of view. */
  initialInView: boolean;
}

/** Returns how many rows to render: all with `atOnce`, otherwise a few more with every frame while `inView`. */
function useRowsByFrame(count: number, { inView, atOnce }: { inView: boolean; atOnce: boolean }): number {
  const [rendered, setRendered] = useState(0);
  if (atOnce && rendered < count) setRendered(count);
  useEffect(() => {
    if (!inView || rendered >= count) return undefined;
    const frame = requestAnimationFrame(() => setRendered(rendered + ROWS_A_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [inView, rendered, count]);
  return Math.min(rendered, count);
}

/** A batch of lessons in a long list: rendered near the viewport, until then a placeholder of the same height. */
function Batch({ lessons, start, total, initialInView }: BatchProps) {
  const stateOf = useLessonStates();
  const [inView, ref] = useInView<HTMLLIElement>(initialInView);
  const count = lessons.length;
  const rendered = useRowsByFrame(count, { inView, atOnce: initialInView });
  return (
    <>
      {lessons.slice(0, rendered).map((lesson, i) => (
        <LessonRow key={lesson.id} lesson={lesson} state={stateOf(lesson)} position={start + i + 1} total={total} />
      ))}
      {rendered < count && (
        <Placeholder ref={ref} aria-hidden style={{ height: (count - rendered) * LESSON_ROW_HEIGHT }} />
      )}
    </>
  );
}

/* Out of view the list is neither laid out nor painted. It is not set on each row: a row that comes into view would be
   laid out twice. */
const LongList = styled(RowList)`
  content-visibility: auto;
`;

const EmptyText = styled.p`
  padding: var(--space-4);
  font: var(--type-callout);
  color: var(--ink-muted);
`;

/* Paints the hairlines of the rows, which are seen when scrolling is faster than rendering. */
const Placeholder = styled.li`
  background: repeating-linear-gradient(
    transparent 0 ${LESSON_ROW_HEIGHT - 1}px,
    var(--border-hairline) ${LESSON_ROW_HEIGHT - 1}px ${LESSON_ROW_HEIGHT}px
  );
`;
