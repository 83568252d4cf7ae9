import type { Profile } from '@portal/domain/profile';
import type { Submission } from '@portal/domain/shared';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessages } from '../blocks/load-error/index.ts';
import { Alert, AlertAction, ConfirmDialog } from '../kit/index.ts';

export interface UndoEmailChange {
  undoing: Submission;
  onUndo: (onDone: () => void) => void;
  /** The question is closed: its failure is not shown any more. */
  onUndoClosed: () => void;
}

interface PendingEmailProps extends UndoEmailChange {
  pending: NonNullable<Profile['pendingEmail']>;
  onUndone: () => void;
}

/** A new email address waits for its confirmation, and can be taken back after a question (002 §4). */
export function PendingEmail({ pending, undoing, onUndo, onUndoClosed, onUndone }: PendingEmailProps) {
  const { t } = useTranslation('profile');
  const toMessages = useFailureMessages();
  const [asking, setAsking] = useState(false);
  function close() {
    setAsking(false);
    onUndoClosed();
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
        icon={<Mail size={20} strokeWidth={1.75} />}
        title={t('pending.title')}
        messages={[pending.address ? t('pending.text', { email: pending.address }) : t('pending.textNoAddress')]}
        action={<AlertAction onClick={() => setAsking(true)}>{t('pending.undo')}</AlertAction>}
      />
      {asking && (
        <ConfirmDialog
          title={t('undo.title')}
          cancelLabel={t('undo.keep')}
          confirmLabel={t('undo.confirm')}
          busyLabel={undoing.status === 'pending' ? t('undo.sending') : undefined}
          layout="stacked"
          onCancel={close}
          onConfirm={undo}
        >
          {undoing.status === 'failed' && (
            <Alert kind="danger" title={t('undo.failed')} messages={toMessages(undoing.failure)} />
          )}
          <p>{t('undo.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
