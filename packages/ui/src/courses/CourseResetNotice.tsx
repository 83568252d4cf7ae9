import type { Failure } from '@portal/domain/shared';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Button } from '../kit/index.ts';
import { useFailureMessages } from '../blocks/load-error/index.ts';

export interface ResetCheck {
  /** Checks again whether the reset is over. */
  onCheck: () => void;
  checking: boolean;
  /** Why the last check failed. */
  failure: Failure | null;
}

/** The course is being reset (002 §2): its progress is outdated until that is done. */
export function CourseResetNotice({ onCheck, checking, failure }: ResetCheck) {
  const { t } = useTranslation('progress');
  const toMessages = useFailureMessages();
  return (
    <>
      {failure && <Alert kind="danger" title={t('checkFailed')} messages={toMessages(failure)} />}
      <Alert
        kind="warning"
        icon={<Hourglass size={20} strokeWidth={1.75} />}
        title={t('resetTitle')}
        messages={[t('resetText')]}
        action={
          <Action>
            <Button compact variant="tonal" busyLabel={checking ? t('checking') : undefined} onClick={onCheck}>
              {t('checkAgain')}
            </Button>
          </Action>
        }
      />
    </>
  );
}

const Action = styled.div`
  margin-top: var(--space-2);
`;
