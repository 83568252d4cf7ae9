import { instantInZone, sameClock, inZone, type DayAndTime } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { DateTimeWithZone } from '../blocks/date-time/index.ts';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

export interface SlotTimeProps {
  slot: DayAndTime;
  /** The student's zone, in which the slot is. */
  zone: string;
  deviceZone: string;
}

/** A day and time with its zone; where the device's clock has another time then, that too. */
export function SlotTime({ slot, zone, deviceZone }: SlotTimeProps) {
  const { t } = useTranslation('appointments-booking');
  const format = useFormat();
  const labels = useAppointmentLabels(zone);
  const instant = instantInZone(slot, zone);
  return (
    <>
      <DateTimeWithZone dateTime={labels.slot(slot)} zone={labels.zoneAt(instant)} />
      {!sameClock(zone, deviceZone, instant) && (
        <Device>
          {t('onDevice', { slot: labels.slot(inZone(instant, deviceZone)), zone: format.zone(deviceZone, instant) })}
        </Device>
      )}
    </>
  );
}

const Device = styled.span`
  display: block;
  margin-top: 2px;
  font: var(--type-caption);
  color: var(--ink-muted);
`;
