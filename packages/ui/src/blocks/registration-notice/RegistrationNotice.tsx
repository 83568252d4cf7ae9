import type { RegistrationNotice as Notice } from '@portal/domain/live-classes';
import { useTranslation } from 'react-i18next';
import { Alert, Art, Button, Dialog, type ArtName } from '../../kit/index.ts';
import { useFailureMessages } from '../load-error/index.ts';

export interface RegistrationNoticeProps {
  /** null = there is nothing to ask or to say. */
  notice: Notice | null;
  onConfirmCancel: () => void;
  onDismiss: () => void;
}

/** What a registration led to, and the question before one is cancelled. */
export function RegistrationNotice({ notice, onConfirmCancel, onDismiss }: RegistrationNoticeProps) {
  const { t } = useTranslation('live-classes');
  const words = useFailureMessages();
  const done = (
    <Button block onClick={onDismiss}>
      {t('done')}
    </Button>
  );
  const say = (title: string, art: ArtName, texts: readonly string[]) => (
    // A dialog of its own: focus goes from the question to what came of it.
    <Dialog key="notice" art={<Art name={art} />} title={title} onClose={onDismiss} actions={done}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
  if (!notice) return null;
  switch (notice.kind) {
    case 'full':
      return say(t('fullTitle'), 'full', [notice.message || t('full', { name: notice.name }), t('notRegistered')]);
    case 'conflict':
      return say(t('conflictTitle'), 'clash', [
        notice.message || t('conflict', { name: notice.name }),
        t('notRegistered'),
      ]);
    case 'registered':
      return say(t('registeredTitle'), 'calendar', [notice.message || t('registered', { name: notice.name })]);
    case 'cancelled':
      return say(t('cancelledTitle'), 'calendar', [notice.message || t('cancelled', { name: notice.name })]);
    case 'cancelFailed':
      // Only the first message counts (001 §4).
      return say(t('cancelFailedTitle'), 'error', words(notice.failure).slice(0, 1));
    case 'registerFailed': {
      const [first = '', ...others] = words(notice.failure);
      return (
        <Dialog key="notice" title={t('registerFailedTitle')} onClose={onDismiss} actions={done}>
          <Alert kind="danger" title={first} messages={others} />
        </Dialog>
      );
    }
    case 'confirmCancel':
    case 'cancelling': {
      const busy = notice.kind === 'cancelling';
      return (
        <Dialog
          key="question"
          title={t('confirmTitle')}
          onClose={onDismiss}
          dismissible={!busy}
          layout="stacked"
          actions={
            <>
              <Button variant="outline" block disabled={busy} onClick={onDismiss}>
                {t('keep')}
              </Button>
              <Button variant="danger" block busyLabel={busy ? t('cancelling') : undefined} onClick={onConfirmCancel}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          {t('confirmText', { name: notice.name })}
        </Dialog>
      );
    }
  }
}
