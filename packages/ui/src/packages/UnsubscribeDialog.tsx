import type { ActivePackage } from '@portal/domain/packages';
import type { Submission } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { WriteFailure } from '../blocks/write-failure/index.ts';
import { ConfirmDialog } from '../kit/index.ts';

interface UnsubscribeDialogProps {
  package: Pick<ActivePackage, 'name' | 'daysRemaining'>;
  submission: Submission;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirmation before a subscription is cancelled, with its consequences; a failure is shown in it (002 §2, §8). */
export function UnsubscribeDialog({
  package: { name, daysRemaining },
  submission,
  onCancel,
  onConfirm,
}: UnsubscribeDialogProps) {
  const { t } = useTranslation('packages-mine');
  return (
    <ConfirmDialog
      title={t('unsubscribeTitle')}
      cancelLabel={t('keepSubscription')}
      confirmLabel={t('unsubscribe')}
      busyLabel={submission.status === 'pending' ? t('unsubscribing') : undefined}
      danger
      layout="stacked"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Rows>
        {submission.status === 'failed' && (
          <WriteFailure
            failure={submission.failure}
            refused={t('unsubscribeFailed')}
            unknown={t('unsubscribeUnknown')}
            check={t('unsubscribeUnknownText')}
          />
        )}
        <p>
          {daysRemaining ? t('unsubscribeText', { name, count: daysRemaining }) : t('unsubscribeTextToEnd', { name })}
        </p>
      </Rows>
    </ConfirmDialog>
  );
}

const Rows = styled.div`
  display: grid;
  gap: var(--space-4);
`;
