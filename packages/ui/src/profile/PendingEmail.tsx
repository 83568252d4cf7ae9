import type { Profile } from '@portal/domain/profile';
import type { Submission } from '@portal/domain/shared';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { WriteFailure } from '../blocks/write-failure/index.ts';
import { Alert, AlertAction, ConfirmDialog } from '../kit/index.ts';

export interface UndoEmailChange {
  undoing: Submission;
  onUndo: (onDone: () => void) => void;
  /** Called when the confirmation opens, so that an earlier failure is no longer shown. */
  onUndoAsked: () => void;
}

interface PendingEmailProps extends UndoEmailChange {
  pending: NonNullable<Profile['pendingEmail']>;
  onUndone: () => void;
}

/**
 * A notice that a new email address has to be confirmed; the student can undo the change after a confirmation (002 §4).
 */
export function PendingEmail({ pending, undoing, onUndo, onUndoAsked, onUndone }: PendingEmailProps) {
  const { t } = useTranslation('profile');
  const [asking, setAsking] = useState(false);
  function ask() {
    setAsking(true);
    onUndoAsked();
  }
  const undo = () =>
    onUndo(() => {
      setAsking(false);
      onUndone();
    });
  return (
    <>
      <Alert
        kind="info"
        live
        icon={<Mail size={20} strokeWidth={1.75} />}
        title={t('pending.title')}
        messages={[pending.address ? t('pending.text', { email: pending.address }) : t('pending.textNoAddress')]}
        action={<AlertAction onClick={ask}>{t('pending.undo')}</AlertAction>}
      />
      {asking && (
        <ConfirmDialog
          title={t('undo.title')}
          cancelLabel={t('undo.keep')}
          confirmLabel={t('undo.confirm')}
          busyLabel={undoing.status === 'pending' ? t('undo.sending') : undefined}
          layout="stacked"
          onCancel={() => setAsking(false)}
          onConfirm={undo}
        >
          <Rows>
            {undoing.status === 'failed' && (
              <WriteFailure
                failure={undoing.failure}
                refused={t('undo.failed')}
                unknown={t('undo.unknown')}
                check={t('undo.unknownText')}
              />
            )}
            <p>{t('undo.text')}</p>
          </Rows>
        </ConfirmDialog>
      )}
    </>
  );
}

const Rows = styled.div`
  display: grid;
  gap: var(--space-4);
`;
