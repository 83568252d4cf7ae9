import type { Lesson } from '@portal/domain/lessons';
import { inZone } from '@portal/domain/shared';
import { ChevronRight, Download, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../../i18n/index.ts';
import { IconButton, VisuallyHidden } from '../../kit/index.ts';
import { useLessonActionsContext } from './LessonActions.tsx';

/** Text for screen readers about what a press on the lesson does, which the icon at the end of the row shows. */
export function LessonPurpose({ lesson: { lock, opening } }: { lesson: Lesson }) {
  const { t } = useTranslation(['lessons', 'common']);
  if (lock) return null;
  return (
    <VisuallyHidden> {opening.kind === 'document' ? t('lessons:downloads') : t('common:opensInNewTab')}</VisuallyHidden>
  );
}

/** Score and date of the submission. */
export function LessonResult({ lesson: { score, submittedAt }, zone }: { lesson: Lesson; zone: string }) {
  const { t } = useTranslation('lessons');
  const format = useFormat();
  return (
    <>
      {score !== null && <span>{t('score', { score: format.number(score) })}</span>}
      {submittedAt && <span>{t('submitted', { date: format.date(inZone(submittedAt, zone).date) })}</span>}
    </>
  );
}

/**
 * The end of a lesson's row: a button to reset it, or else an icon for what a press does; nothing when it is locked.
 */
export function LessonTrailing({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('lessons');
  const { onRequestReset } = useLessonActionsContext();
  if (lesson.lock) return null;
  if (lesson.canReset) {
    return (
      <ResetSlot>
        <IconButton label={t('reset', { name: lesson.name })} onClick={() => onRequestReset(lesson)}>
          <RotateCcw size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </ResetSlot>
    );
  }
  const Icon = lesson.opening.kind === 'document' ? Download : ChevronRight;
  return (
    <IconSlot aria-hidden>
      <Icon size={20} strokeWidth={1.75} />
    </IconSlot>
  );
}

/* Positioned, to be above the button that covers the row. */
const ResetSlot = styled.span`
  position: relative;
  margin-block: -6px;
  margin-inline: 0 -12px;
`;

const IconSlot = styled.span`
  display: grid;
  color: var(--ink-faint);
`;
