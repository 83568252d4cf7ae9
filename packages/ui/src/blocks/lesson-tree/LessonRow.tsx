import type { Lesson, LessonActionState } from '@portal/domain/lessons';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Spinner, StatusGlyph, StatusWords } from '../../kit/index.ts';
import { media, tabularNumbers } from '../../theme/index.ts';
import { useTextLang } from '../text-language/index.ts';
import { useLessonActionsContext } from './LessonActions.tsx';
import { LessonNotice } from './LessonNotice.tsx';
import { ReportButton } from './LessonReport.tsx';
import { LessonPurpose, LessonResult, LessonTrailing } from './LessonRowParts.tsx';

interface LessonRowProps {
  lesson: Lesson;
  state: LessonActionState;
  /** Position from 1 in a long list; needed where not all rows of the list are rendered. */
  position?: number;
  /** Number of lessons in that list. */
  total?: number;
}

/**
 * One lesson: its state as glyph and text, and its actions. A press anywhere in the row opens it. A locked lesson shows
 * only the reason, and a score from before, and has no actions.
 */
export const LessonRow = memo(function LessonRow({ lesson, state, position, total }: LessonRowProps) {
  const { t } = useTranslation('lessons');
  const id = useId();
  const descriptionLang = useTextLang(lesson.description);
  const { onOpenLesson, onOpenReport, zone } = useLessonActionsContext();
  const busy = state.status === 'pending';
  const resetting = busy && state.action === 'reset';
  const disabled = lesson.lock !== null || busy;
  return (
    <Row
      data-lesson={lesson.id}
      aria-posinset={position}
      aria-setsize={total}
      $disabled={disabled}
      $isLong={position !== undefined}
    >
      <Leading>{busy ? <Busy /> : <StatusGlyph kind={lesson.lock ? 'locked' : lesson.state} size={24} />}</Leading>
      <Body>
        <Open
          type="button"
          aria-describedby={`${id}-state`}
          aria-disabled={disabled || undefined}
          aria-busy={busy || undefined}
          onClick={disabled ? undefined : (press) => onOpenLesson(lesson, press)}
          $locked={lesson.lock !== null}
        >
          {lesson.name}
          <LessonPurpose lesson={lesson} />
        </Open>
        {lesson.description && <Description lang={descriptionLang}>{lesson.description}</Description>}
        <Meta id={`${id}-state`}>
          {lesson.lock ? (
            <span>{t(`locked.${lesson.lock}`)}</span>
          ) : (
            <StatusWords kind={busy ? 'notDone' : lesson.state}>
              {busy ? t(resetting ? 'resetting' : 'downloading') : t(`state.${lesson.state}`)}
            </StatusWords>
          )}
          {!resetting && <LessonResult lesson={lesson} zone={zone} />}
        </Meta>
        {lesson.reportReady && !lesson.lock && !busy && (
          <ReportButton about={lesson.name} onPress={(press) => onOpenReport(lesson, press)} />
        )}
      </Body>
      {!busy && <LessonTrailing lesson={lesson} />}
      {state.status !== 'idle' && <LessonNotice lesson={lesson} state={state} />}
    </Row>
  );
});

/* In a long list, layout containment: the layout of a new row does not affect the others. */
const Row = styled.li<{ $disabled: boolean; $isLong: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
  min-height: 64px;
  padding: var(--space-2) var(--space-4);
  scroll-margin-block: calc(var(--size-top-bar-mobile) + var(--space-4)) calc(var(--size-bottom-bar) + var(--space-4));
  ${media.desktop} {
    padding-inline: var(--space-5);
  }
  ${({ $isLong }) =>
    $isLong &&
    css`
      contain: layout style;
    `}
  ${({ $disabled }) =>
    !$disabled &&
    css`
      &:active {
        background: var(--surface-pressed);
      }
      ${media.pointer} {
        &:hover {
          background: var(--surface-hover);
        }
      }
    `}
`;

const Leading = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  min-height: 24px;
  margin-top: 2px;
`;

const Busy = styled(Spinner)`
  color: var(--ink-muted);
`;

const Body = styled.div`
  display: grid;
  justify-items: start;
  align-self: center;
  overflow-wrap: anywhere;
`;

/* The button covers its row, so that the whole row is one target; its ring is drawn around the row. */
const Open = styled.button<{ $locked: boolean }>`
  /* Scrolls the whole row into view on focus, also the content below the name. */
  scroll-margin-block: 64px;
  font: var(--type-body);
  font-weight: 500;
  color: ${({ $locked }) => ($locked ? 'var(--ink-muted)' : 'var(--ink-strong)')};
  text-align: start;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &[aria-disabled] {
    cursor: default;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    border-radius: var(--radius-control);
    outline: 3px solid var(--accent-focus-ring);
    outline-offset: -3px;
  }
`;

const Description = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-3);
  font: var(--type-caption);
  color: var(--ink-muted);
  ${tabularNumbers}
`;
