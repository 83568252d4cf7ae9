import type { Registration } from '@portal/domain/live-classes';
import { useTranslation } from 'react-i18next';
import { Alert, Art, Button, Dialog, type ArtName } from '../kit/index.ts';
import { useFailureWords } from './failure-words.ts';

export interface RegistrationNoticeProps {
  /** What the class is called. */
  name: string;
  registration: Registration;
  /** The student agrees to give the seat back. */
  onCancel: () => void;
  onClose: () => void;
}

/** What a registration led to, and the question before one is given back; nothing while there is nothing to say. */
export function RegistrationNotice({ name, registration, onCancel, onClose }: RegistrationNoticeProps) {
  const { t } = useTranslation('liveClasses');
  const words = useFailureWords();
  const done = (
    <Button block onClick={onClose}>
      {t('done')}
    </Button>
  );
  const notice = (title: string, art: ArtName, texts: readonly string[]) => (
    // A dialog of its own: focus goes from the question to what came of it.
    <Dialog key="notice" art={<Art name={art} />} title={title} onClose={onClose} actions={done}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
  switch (registration.step) {
    case 'idle':
    case 'registering':
      return null;
    case 'full':
      return notice(t('fullTitle'), 'full', [registration.message || t('full', { name }), t('notRegistered')]);
    case 'conflict':
      return notice(t('conflictTitle'), 'clash', [registration.message || t('conflict', { name }), t('notRegistered')]);
    case 'registered':
      return notice(t('registeredTitle'), 'calendar', [registration.message || t('registered', { name })]);
    case 'cancelled':
      return notice(t('cancelledTitle'), 'calendar', [registration.message || t('cancelled', { name })]);
    case 'failed': {
      const said = words(registration.failure);
      // Only the first message counts (001 §4).
      if (registration.during === 'cancelling') return notice(t('cancelFailedTitle'), 'error', said.slice(0, 1));
      const [first = '', ...others] = said;
      return (
        <Dialog key="notice" title={t('registerFailedTitle')} onClose={onClose} actions={done}>
          <Alert kind="danger" title={first} messages={others} />
        </Dialog>
      );
    }
    case 'confirmCancel':
    case 'cancelling': {
      const busy = registration.step === 'cancelling';
      return (
        <Dialog
          key="question"
          title={t('confirmTitle')}
          onClose={onClose}
          dismissible={!busy}
          layout="stacked"
          actions={
            <>
              <Button variant="outline" block disabled={busy} onClick={onClose}>
                {t('keep')}
              </Button>
              <Button variant="danger" block busyLabel={busy ? t('cancelling') : undefined} onClick={onCancel}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          {t('confirmText', { name })}
        </Dialog>
      );
    }
  }
}
