import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';

/** No answer says whether the meeting was booked: said on every step from then on, before another is booked. */
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
