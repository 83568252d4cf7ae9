import type { CalendarAppointment } from '@portal/domain/calendar';
import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Art, Button, Dialog } from '../kit/index.ts';
import { useFailureMessages } from '../blocks/load-error/index.ts';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

interface QuestionProps {
  /** The safe way. */
  onKeep: () => void;
  onAgree: () => void;
}

/** Before an appointment is given up. */
export function CancelQuestion({
  appointment,
  zone,
  sending,
  onKeep,
  onAgree,
}: QuestionProps & { appointment: CalendarAppointment; zone: string; sending: boolean }) {
  const { t } = useTranslation('appointments');
  const words = useAppointmentLabels(zone);
  const { type, teacher, starts } = appointment;
  return (
    <Dialog
      title={t('cancelTitle')}
      onClose={onKeep}
      dismissible={!sending}
      layout="stacked"
      actions={
        <>
          <Button variant="outline" block disabled={sending} onClick={onKeep}>
            {t('cancelKeep')}
          </Button>
          <Button variant="danger" block busyLabel={sending ? t('cancelling') : undefined} onClick={onAgree}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {t('cancelText', { type, teacher, slot: words.at(starts) })}
    </Dialog>
  );
}

/** Before a choice is lost. */
export function LeaveQuestion({ onKeep, onAgree }: QuestionProps) {
  const { t } = useTranslation('appointments');
  return (
    <Dialog
      title={t('leaveTitle')}
      onClose={onKeep}
      actions={
        <>
          <Button variant="outline" onClick={onKeep}>
            {t('leaveStay')}
          </Button>
          <Button onClick={onAgree}>{t('leave')}</Button>
        </>
      }
    >
      {t('leaveText')}
    </Dialog>
  );
}

/** Only the first message counts (001 §8). */
export function ErrorNotice({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const { t } = useTranslation('appointments');
  const words = useFailureMessages();
  return (
    <Dialog art={<Art name="error" />} title={t('errorTitle')} onClose={onClose}>
      {words(failure)[0]}
    </Dialog>
  );
}
