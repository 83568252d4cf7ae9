import { localMaintenance } from '@portal/domain/shell';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { unbroken, unbrokenHours, useFormat } from '../i18n/index.ts';
import { tabularNumbers } from '../theme/index.ts';

export interface MaintenanceTimesProps {
  times: { dates: string; start: string; end: string };
  /** The student's time zone. */
  zone: string;
  now: Date;
}

/** The times of a maintenance: as the school entered them, labelled AEDT, and in the student's time zone. */
export function MaintenanceTimes({ times, zone, now }: MaintenanceTimesProps) {
  const { t } = useTranslation('shell-banners');
  const local = useLocalTimes({ times, zone, now });
  const { dates, start, end } = times;
  const hours = unbroken(useHours(start, end));
  const schoolTimes = dates && hours ? t('maintenance.when', { dates, times: hours }) : dates || hours;
  return (
    <>
      {schoolTimes && <Times>{schoolTimes}</Times>}
      {local && <OwnTimes>{unbrokenHours(local)}</OwnTimes>}
      <p>{t('maintenance.hint')}</p>
    </>
  );
}

/** Returns start and end as the server sent them; either may be missing. */
function useHours(start: string, end: string): string {
  const { t } = useTranslation('shell-banners');
  if (start && end) return t('maintenance.range', { start, end });
  if (start) return t('maintenance.from', { start });
  return end && t('maintenance.until', { end });
}

/** Returns the hours in the student's time zone; null where they are the same. */
function useLocalTimes({ times, zone, now }: MaintenanceTimesProps): string | null {
  const { t } = useTranslation('shell-banners');
  const format = useFormat();
  const local = localMaintenance(times, zone, now);
  if (!local) return null;
  const values = { start: local.start, end: local.end, zone: format.zone(zone, local.at) };
  switch (local.days) {
    case 'same':
      return t('maintenance.own.same', values);
    case 'next':
      return t('maintenance.own.next', values);
    case 'previous':
      return t('maintenance.own.previous', values);
    case 'toNext':
      return t('maintenance.own.toNext', values);
    case 'fromPrevious':
      return t('maintenance.own.fromPrevious', values);
  }
}

const Times = styled.p`
  overflow-wrap: anywhere;
  ${tabularNumbers}
`;

/* Chinese lines end at punctuation, not inside the zone's name. */
const OwnTimes = styled(Times)`
  word-break: keep-all;
`;
