import type { PaymentCard } from '@portal/domain/cards';
import type { Submission } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../kit/index.ts';
import { CardFailure } from './CardFailure.tsx';

export interface RemoveCardDialogProps {
  card: PaymentCard;
  submission: Submission;
  onRemove: () => void;
  onClose: () => void;
}

/**
 * Confirmation before a card is removed (002 §4); the server may refuse, for instance for the default card (OPEN-82).
 */
export function RemoveCardDialog({ card, submission, onRemove, onClose }: RemoveCardDialogProps) {
  const { t } = useTranslation('cards');
  return (
    <ConfirmDialog
      title={t('remove.title', { digits: card.lastFour })}
      cancelLabel={t('remove.keep')}
      confirmLabel={t('remove.confirm')}
      busyLabel={submission.status === 'pending' ? t('remove.sending') : undefined}
      danger
      onCancel={onClose}
      onConfirm={onRemove}
    >
      {submission.status === 'failed' ? <CardFailure of="remove" failure={submission.failure} /> : t('remove.text')}
    </ConfirmDialog>
  );
}
