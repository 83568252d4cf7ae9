import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../kit/index.ts';

interface ConfirmProps {
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirmation before a draft that has content is discarded (001 §4). */
export function ConfirmDiscardDialog(props: ConfirmProps) {
  const { t } = useTranslation('messages');
  return (
    <ConfirmDialog
      {...props}
      title={t('discard.title')}
      cancelLabel={t('discard.keep')}
      confirmLabel={t('discard.confirm')}
      danger
    >
      {t('discard.text')}
    </ConfirmDialog>
  );
}

/** Confirmation before a conversation is archived (001 §4). */
export function ConfirmArchiveDialog(props: ConfirmProps) {
  const { t } = useTranslation('messages');
  return (
    <ConfirmDialog
      {...props}
      title={t('archive.title')}
      cancelLabel={t('archive.keep')}
      confirmLabel={t('archive.confirm')}
    >
      {t('archive.text')}
    </ConfirmDialog>
  );
}
