import type { Lesson } from '@portal/domain/lessons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../kit/index.ts';
import { lessonButton } from './useLessonTarget.ts';

/** The question whether a lesson is to be reset. */
interface ResetQuestion {
  /** null = nothing is asked. */
  lesson: Lesson | null;
  ask: (lesson: Lesson) => void;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before a lesson is reset. Afterwards focus is on the lesson: its reset button is gone meanwhile. */
export function useResetQuestion(onReset: (lesson: Lesson) => void): ResetQuestion {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const confirmed = useRef<number | null>(null);
  useEffect(() => {
    if (lesson || confirmed.current === null) return;
    lessonButton(document, confirmed.current)?.focus({ preventScroll: true });
    confirmed.current = null;
  }, [lesson]);
  return {
    lesson,
    ask: setLesson,
    onCancel: () => setLesson(null),
    onConfirm: () => {
      if (!lesson) return;
      confirmed.current = lesson.id;
      setLesson(null);
      onReset(lesson);
    },
  };
}

/** Says what a reset takes away before it does. */
export function LessonResetDialog({ question: { lesson, onCancel, onConfirm } }: { question: ResetQuestion }) {
  const { t } = useTranslation('lessons');
  if (!lesson) return null;
  return (
    <Dialog
      title={t('resetDialog.title')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t('resetDialog.keep')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('resetDialog.confirm')}
          </Button>
        </>
      }
    >
      {t('resetDialog.text', { name: lesson.name })}
    </Dialog>
  );
}
