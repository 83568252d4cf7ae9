import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../kit/index.ts';

interface ConfirmLeaveDialogProps {
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirmation before a chosen day and time are discarded. */
export function ConfirmLeaveDialog({ onCancel, onConfirm }: ConfirmLeaveDialogProps) {
  const { t } = useTranslation('appointments');
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      cancelLabel={t('leaveStay')}
      confirmLabel={t('leave')}
      danger
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
