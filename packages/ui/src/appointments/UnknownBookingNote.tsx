import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';

/**
 * A warning that the answer to a booking was lost, so that the meeting may have been booked. It is shown on every step
 * from then on, so that the student checks the booked meetings before booking again.
 */
export function UnknownBookingNote({ bookedHref }: { bookedHref: Href }) {
  const { t } = useTranslation(['appointments-booking', 'appointments']);
  return (
    <Note>
      <Alert
        kind="warning"
        live
        title={t('unknown.title')}
        messages={[t('unknown.text')]}
        action={
          <AlertAction as={AppLink} href={bookedHref}>
            {t('appointments:unknown.list')}
          </AlertAction>
        }
      />
    </Note>
  );
}

const Note = styled.div`
  margin-bottom: var(--space-5);
`;
