import type { Lesson, LessonActionState } from '@portal/domain/lessons';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction } from '../../kit/index.ts';
import { AppLink } from '../../links/index.ts';
import { useFailureMessages } from '../load-error/index.ts';
import { useLessonActionsContext } from './LessonActions.tsx';
import { useLessonNoun } from '../lesson-noun/index.ts';

interface LessonNoticeProps {
  lesson: Lesson;
  state: LessonActionState;
}

const FAILED = { download: 'opening', reset: 'resetting' } as const;

/** Alert under a lesson: the error of its action, or a link for a blocked tab. A press on the lesson tries again. */
export function LessonNotice({ lesson, state }: LessonNoticeProps) {
  const { t } = useTranslation(['lessons', 'common']);
  const noun = useLessonNoun();
  const toMessages = useFailureMessages();
  const { onFollowLink } = useLessonActionsContext();
  switch (state.status) {
    case 'idle':
    case 'pending':
      return null;
    case 'failed':
      return (
        <Container>
          <Alert
            kind="danger"
            title={t(`lessons:failed.${FAILED[state.action]}`, noun)}
            messages={toMessages(state.failure)}
          />
        </Container>
      );
    case 'fileMissing':
      return (
        <Container>
          <Alert kind="danger" title={t('lessons:failed.opening')} messages={[t('lessons:fileMissing')]} />
        </Container>
      );
    case 'blocked':
      return (
        <Container>
          <Alert
            kind="warning"
            live
            title={t('lessons:blocked.title')}
            messages={[t('lessons:blocked.text', noun)]}
            action={
              // Not `noreferrer`: the page needs its opener to notify the portal that the lesson has changed.
              <Action as={AppLink} href={state.href} target="_blank" rel="opener" onClick={() => onFollowLink(lesson)}>
                {t('common:nameWithNote', { name: t('lessons:blocked.action'), note: lesson.name })}
              </Action>
            }
          />
        </Container>
      );
  }
}

/* The name of a lesson may need a second line. */
const Action = styled(AlertAction)`
  padding-block: var(--space-2);
`;

/* Positioned, to be above the button that covers the row. */
const Container = styled.div`
  position: relative;
  grid-column: 1 / -1;
  margin-block: var(--space-2);
`;
