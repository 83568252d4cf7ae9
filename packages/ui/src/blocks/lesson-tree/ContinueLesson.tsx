import type { Lesson } from '@portal/domain/lessons';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, VisuallyHidden } from '../../kit/index.ts';
import { useContinuedState, useLessonActionsContext } from './LessonActions.tsx';
import { LessonNotice } from './LessonNotice.tsx';

/**
 * A button in the grid of a summary that continues with a lesson. The outcome is shown below it, over all columns,
 * because the lesson's own row may be collapsed or filtered out.
 */
export function ContinueLesson({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation(['lessons', 'common']);
  const { onContinue, onContinueEnd } = useLessonActionsContext();
  const state = useContinuedState(lesson);
  useEffect(() => () => onContinueEnd(lesson.id), [lesson.id, onContinueEnd]);
  return (
    <>
      <Button
        compact
        busyLabel={
          state.status === 'pending'
            ? t(state.action === 'reset' ? 'lessons:resetting' : 'lessons:downloading')
            : undefined
        }
        onClick={(press) => onContinue(lesson, press)}
      >
        {t('lessons:continue')}
        <VisuallyHidden>
          {' '}
          {lesson.name} {lesson.opening.kind === 'document' ? t('lessons:downloads') : t('common:opensInNewTab')}
        </VisuallyHidden>
      </Button>
      {state.status !== 'idle' && state.status !== 'pending' && (
        <Notice>
          <LessonNotice lesson={lesson} state={state} />
        </Notice>
      )}
    </>
  );
}

const Notice = styled.div`
  grid-column: 1 / -1;
  > * {
    margin-block: 0;
  }
`;
