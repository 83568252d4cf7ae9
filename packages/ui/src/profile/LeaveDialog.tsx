import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../kit/index.ts';

export interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Confirmation before unsaved changes are lost. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('profile');
  return (
    <ConfirmDialog
      title={t('leave.title')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.confirm')}
      danger
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
