import {
  joinButtonHref,
  mayChange,
  type AppointmentFlowAction,
  type OpenedAppointment,
} from '@portal/domain/appointments';
import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, ButtonLink } from '../kit/index.ts';

export interface DetailActionsProps {
  appointment: OpenedAppointment;
  now: Date;
  onFlow: (action: AppointmentFlowAction) => void;
  /** Where an appointment that is over is booked again; null = not offered. */
  bookAgainHref: Href | null;
}

/** The actions available for an appointment: change it, join it, or book it again. */
export function DetailActions({ appointment, now, onFlow, bookAgainHref }: DetailActionsProps) {
  const { t } = useTranslation('appointments');
  const joinHref = joinButtonHref(appointment, now);
  return (
    <>
      {mayChange(appointment) && (
        <Changes>
          <Button variant="outline" onClick={() => onFlow({ type: 'rescheduleStarted' })}>
            {t('reschedule')}
          </Button>
          <Button variant="dangerOutline" onClick={() => onFlow({ type: 'cancelRequested' })}>
            {t('cancel')}
          </Button>
        </Changes>
      )}
      {bookAgainHref !== null && (
        <ButtonLink block variant="tonal" href={bookAgainHref}>
          {t('bookAgain', { teacher: appointment.teacher })}
        </ButtonLink>
      )}
      {joinHref !== null && (
        <ButtonLink block href={joinHref} external>
          {t('join')}
        </ButtonLink>
      )}
    </>
  );
}

/* Side by side, each as wide as its label; the sheet's footer would make them equally wide. */
const Changes = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-2);
  > * {
    flex: 1 1 auto;
  }
  /* With the gap of the footer 12 px, so that a focus ring is clear of the button below. */
  &:not(:last-child) {
    margin-bottom: var(--space-1);
  }
`;
