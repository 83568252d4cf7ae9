import type { RegistrationNotice as Notice } from '@portal/domain/live-classes';
import { useTranslation } from 'react-i18next';
import { Alert, Art, ConfirmDialog, Dialog, type ArtName } from '../../kit/index.ts';
import { useFailureMessages } from '../load-error/index.ts';

export interface RegistrationNoticeProps {
  /** null = no dialog. */
  notice: Notice | null;
  onConfirmCancel: () => void;
  onDismiss: () => void;
}

/** The dialog with the result of a registration, or the confirmation before a registration is cancelled. */
export function RegistrationNotice({ notice, onConfirmCancel, onDismiss }: RegistrationNoticeProps) {
  const { t } = useTranslation('live-classes');
  const toMessages = useFailureMessages();
  const renderNotice = (title: string, art: ArtName, texts: readonly string[], closeLabel: string = t('ok')) => (
    <Dialog art={<Art name={art} />} title={title} onClose={onDismiss} closeLabel={closeLabel}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
  if (!notice) return null;
  switch (notice.kind) {
    case 'full':
      return renderNotice(t('fullTitle'), 'full', [
        notice.message || t('full', { name: notice.name }),
        t('notRegistered'),
      ]);
    case 'conflict':
      return renderNotice(t('conflictTitle'), 'clash', [
        notice.message || t('conflict', { name: notice.name }),
        t('notRegistered'),
      ]);
    case 'registered':
      return renderNotice(
        t('registeredTitle'),
        'booked',
        [notice.message || t('registered', { name: notice.name })],
        t('done'),
      );
    case 'cancelled':
      return renderNotice(
        t('cancelledTitle'),
        'calendar',
        [notice.message || t('cancelled', { name: notice.name })],
        t('done'),
      );
    case 'cancelFailed':
      // Only the first message counts (001 §4).
      return renderNotice(t('cancelFailedTitle'), 'error', toMessages(notice.failure).slice(0, 1));
    case 'registerFailed': {
      const [first = '', ...others] = toMessages(notice.failure);
      return (
        <Dialog title={t('registerFailedTitle')} onClose={onDismiss} closeLabel={t('ok')}>
          <Alert kind="danger" title={first} messages={others} />
        </Dialog>
      );
    }
    case 'confirmCancel':
    case 'cancelling':
      return (
        <ConfirmDialog
          title={t('confirmTitle')}
          cancelLabel={t('keep')}
          confirmLabel={t('cancel')}
          busyLabel={notice.kind === 'cancelling' ? t('cancelling') : undefined}
          danger
          layout="stacked"
          onCancel={onDismiss}
          onConfirm={onConfirmCancel}
        >
          {t('confirmText', { name: notice.name })}
        </ConfirmDialog>
      );
  }
}
