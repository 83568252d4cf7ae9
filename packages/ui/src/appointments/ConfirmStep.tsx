import type { OpenedAppointment } from '@portal/domain/appointments';
import { instantInZone, type DayAndTime } from '@portal/domain/shared';
import { BookOpen, CalendarCheck, CalendarClock, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NoWrap, ZoneNote } from '../blocks/date-time/index.ts';
import styled from 'styled-components';
import { Button, FactList, type Fact } from '../kit/index.ts';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

export interface ConfirmStepProps {
  appointment: OpenedAppointment;
  slot: DayAndTime;
  zone: string;
  /** Back to the choice; absent while the request is pending. */
  onChange: (() => void) | undefined;
}

/** Summary of the rescheduled appointment before it is sent. */
export function ConfirmStep({ appointment, slot, zone, onChange }: ConfirmStepProps) {
  const { t } = useTranslation('appointments');
  const labels = useAppointmentLabels(zone);
  const { courseName = null } = appointment;
  const facts: (Fact | null)[] = [
    {
      label: t('fact.newTime'),
      icon: CalendarCheck,
      value: (
        <Chosen>
          <strong>
            <NoWrap>{labels.slot(slot)}</NoWrap>
          </strong>
          {onChange && (
            <Button variant="ghost" compact onClick={onChange} aria-label={t('changeTime')}>
              {t('change')}
            </Button>
          )}
          <Zone>{labels.zoneAt(instantInZone(slot, zone))}</Zone>
        </Chosen>
      ),
    },
    { label: t('fact.oldTime'), icon: CalendarClock, value: <NoWrap>{labels.at(appointment.starts)}</NoWrap> },
    { label: t('fact.teacher'), icon: UserRound, value: appointment.teacher },
    courseName === null ? null : { label: t('fact.course'), icon: BookOpen, value: courseName },
  ];
  return <FactList facts={facts.filter((one) => one !== null)} />;
}

const Chosen = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  strong {
    font: var(--type-body-strong);
  }
  /* As high as the fact's name and value together, so that the lines keep their distance. */
  > button {
    margin-top: -20px;
    margin-inline-end: -9px;
    padding-inline: var(--space-2);
  }
`;

/* Spans the whole width, also the space below the button. */
const Zone = styled(ZoneNote)`
  grid-column: 1 / -1;
`;
