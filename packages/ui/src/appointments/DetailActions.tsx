import { mayChange, mayJoin, type AppointmentFlowEvent } from '@portal/domain/appointments';
import type { PlannedAppointment } from '@portal/domain/calendar';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, ButtonLink } from '../kit/index.ts';

export interface DetailActionsProps {
  appointment: PlannedAppointment;
  /** The meeting link, checked; null where it must not be followed. */
  joinHref: string | null;
  onFlow: (happened: AppointmentFlowEvent) => void;
}

/** What may be done with an appointment; null where that is nothing. */
export function detailActions(props: DetailActionsProps) {
  const join = mayJoin(props.appointment) && props.joinHref !== null;
  return join || mayChange(props.appointment) ? <DetailActions {...props} /> : null;
}

function DetailActions({ appointment, joinHref, onFlow }: DetailActionsProps) {
  const { t } = useTranslation('appointments');
  return (
    <>
      {mayChange(appointment) && (
        <Changes>
          <Button variant="outline" onClick={() => onFlow({ event: 'rescheduleOpened' })}>
            {t('reschedule')}
          </Button>
          <Button variant="dangerOutline" onClick={() => onFlow({ event: 'cancelAsked' })}>
            {t('cancel')}
          </Button>
        </Changes>
      )}
      {joinHref !== null && mayJoin(appointment) && (
        <ButtonLink block href={joinHref} external>
          {t('join')}
        </ButtonLink>
      )}
    </>
  );
}

/* Side by side in the widths their words need; the sheet's footer would halve the row. */
const Changes = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: var(--space-2);
  > * {
    flex: 1 1 auto;
  }
`;
