import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Button, EmptyState } from '../../kit/index.ts';
import { useFailureMessages } from '../load-error/index.ts';

/** A check by the student whether the reset has finished. */
export interface ResetCheck {
  onCheck: () => void;
  checking: boolean;
  /** Why the last check failed. */
  failure: Failure | null;
}

/** Replaces the content of a course while the course is being reset (002 §2). */
export function CourseResetNotice({ onCheck, checking, failure }: ResetCheck) {
  const { t } = useTranslation('course-reset');
  const toMessages = useFailureMessages();
  return (
    <>
      {failure && <Alert kind="danger" title={t('checkFailed')} messages={toMessages(failure)} />}
      <Centred role="status">
        <EmptyState
          art="hourglass"
          title={t('title')}
          text={t('text')}
          action={
            <Button variant="tonal" busyLabel={checking ? t('checking') : undefined} onClick={onCheck}>
              {t('checkAgain')}
            </Button>
          }
        />
      </Centred>
    </>
  );
}

/* Centred in the part of the page that a phone shows. */
const Centred = styled.div`
  display: grid;
  align-content: center;
  min-height: min(60vh, 560px);
`;
