import type { Failure, Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLostAnswerMessage } from '../blocks/load-error/index.ts';
import { Art, Button, ButtonLink, Dialog } from '../kit/index.ts';

export interface UnknownOutcomeDialogProps {
  failure: Failure;
  /** The list of booked meetings. */
  bookedHref: Href;
  onClose: () => void;
  /** The text: what is not known, and where to look. */
  children: string;
}

/**
 * The error dialog after a lost answer: whether the meeting was booked, rescheduled or cancelled is only in the list of
 * meetings.
 */
export function UnknownOutcomeDialog({ failure, bookedHref, onClose, children }: UnknownOutcomeDialogProps) {
  const { t } = useTranslation(['appointments', 'common']);
  // Only one message is shown (001 §8).
  const toLostAnswer = useLostAnswerMessage();
  return (
    <Dialog
      art={<Art name="error" />}
      title={t('errorTitle')}
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
      <Unknown>{children}</Unknown>
    </Dialog>
  );
}

const Unknown = styled.p`
  margin-top: var(--space-2);
  font: var(--type-body-strong);
  color: var(--ink-strong);
`;
