import type { Failure, Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLostAnswerMessage } from '../blocks/load-error/index.ts';
import { Alert, AlertAction, Art, Button, ButtonLink, Dialog } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';

export interface UnknownBookingDialogProps {
  failure: Failure;
  /** The list of booked meetings. */
  bookedHref: Href;
  onClose: () => void;
}

/** No answer says whether the meeting was booked: the list of meetings does. */
export function UnknownBookingDialog({ failure, bookedHref, onClose }: UnknownBookingDialogProps) {
  const { t } = useTranslation(['appointments-booking', 'appointments', 'common']);
  // Only one message counts (001 §8).
  const toLostAnswer = useLostAnswerMessage();
  return (
    <Dialog
      art={<Art name="error" />}
      title={t('appointments:errorTitle')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink href={bookedHref}>{t('unknown.list')}</ButtonLink>
          <Button variant="outline" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      <p>{toLostAnswer(failure)}</p>
      <Unknown>{t('unknown.dialog')}</Unknown>
    </Dialog>
  );
}

/** The same on every step from then on, before another meeting is booked. */
export function UnknownBookingNote({ bookedHref }: { bookedHref: Href }) {
  const { t } = useTranslation('appointments-booking');
  return (
    <Note>
      <Alert
        kind="warning"
        title={t('unknown.title')}
        messages={[t('unknown.text')]}
        action={
          <AlertAction as={AppLink} href={bookedHref}>
            {t('unknown.list')}
          </AlertAction>
        }
      />
    </Note>
  );
}

const Unknown = styled.p`
  margin-top: var(--space-2);
  font: var(--type-body-strong);
  color: var(--ink-strong);
`;

const Note = styled.div`
  margin-bottom: var(--space-5);
`;
