import { instantInZone, sameClock, inZone, type DayAndTime } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { unbroken, useFormat } from '../i18n/index.ts';
import { NoWrap, ZoneNote } from '../blocks/date-time/index.ts';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

export interface SlotTimeProps {
  slot: DayAndTime;
  /** The student's zone, in which the slot is. */
  zone: string;
  deviceZone: string;
}

/** A day and time with its zone. */
export function SlotTime(props: SlotTimeProps) {
  const labels = useAppointmentLabels(props.zone);
  return (
    <>
      <NoWrap>{labels.slot(props.slot)}</NoWrap>
      <SlotZone {...props} />
    </>
  );
}

/** The zone of a day and time and, where the device's clock differs at that moment, the device's day and time. */
export function SlotZone({ slot, zone, deviceZone }: SlotTimeProps) {
  const { t } = useTranslation('appointments-booking');
  const format = useFormat();
  const labels = useAppointmentLabels(zone);
  const instant = instantInZone(slot, zone);
  return (
    <>
      <ZoneNote>{labels.zoneAt(instant)}</ZoneNote>
      {!sameClock(zone, deviceZone, instant) && (
        <Device>
          {t('onDevice', {
            // Keeps day and time on one line.
            slot: unbroken(labels.slot(inZone(instant, deviceZone))),
            zone: format.zone(deviceZone, instant),
          })}
        </Device>
      )}
    </>
  );
}

const Device = styled(ZoneNote)`
  margin-top: 2px;
`;
