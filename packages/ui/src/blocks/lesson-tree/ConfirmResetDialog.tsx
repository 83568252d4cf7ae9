import type { Lesson } from '@portal/domain/lessons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/index.ts';
import { useLessonNoun } from '../lesson-noun/index.ts';
import { lessonButton } from './useLessonTarget.ts';

/** A requested reset that the student has not confirmed yet. */
interface LessonReset {
  /** null = no request. */
  lesson: Lesson | null;
  request: (lesson: Lesson) => void;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Holds a reset until it is confirmed. Afterwards focus moves to the lesson, because its reset button is gone. */
export function useLessonReset(onReset: (lesson: Lesson) => void): LessonReset {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const confirmed = useRef<number | null>(null);
  useEffect(() => {
    if (lesson || confirmed.current === null) return;
    lessonButton(document, confirmed.current)?.focus({ preventScroll: true });
    confirmed.current = null;
  }, [lesson]);
  return {
    lesson,
    request: setLesson,
    onCancel: () => setLesson(null),
    onConfirm: () => {
      if (!lesson) return;
      confirmed.current = lesson.id;
      setLesson(null);
      onReset(lesson);
    },
  };
}

/** Asks for confirmation of a reset, and says what it deletes. */
export function ConfirmResetDialog({ reset: { lesson, onCancel, onConfirm } }: { reset: LessonReset }) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  if (!lesson) return null;
  return (
    <ConfirmDialog
      title={t('resetDialog.title', noun)}
      cancelLabel={t('resetDialog.keep')}
      confirmLabel={t('resetDialog.confirm', noun)}
      danger
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {t('resetDialog.text', { name: lesson.name })}
    </ConfirmDialog>
  );
}
