import { localMaintenance } from '@portal/domain/shell';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { tabularNumbers } from '../theme/index.ts';

export interface MaintenanceWordsProps {
  times: { dates: string; start: string; end: string };
  /** The student's zone. */
  zone: string;
  now: Date;
}

/** DateTimeWithZone the school cannot be reached: its own text, labelled AEDT, and the same hours on the student's clock. */
export function MaintenanceWords({ times, zone, now }: MaintenanceWordsProps) {
  const { t } = useTranslation('shell-banners');
  const own = useOwnTimes({ times, zone, now });
  const { dates, start, end } = times;
  const hours = useHours(start, end);
  const when = dates && hours ? t('maintenance.when', { dates, times: hours }) : dates || hours;
  return (
    <>
      {when && <Times>{when}</Times>}
      {own && <Times>{own}</Times>}
      <p>{t('maintenance.hint')}</p>
    </>
  );
}

/** Start and end as sent; either may be missing. */
function useHours(start: string, end: string): string {
  const { t } = useTranslation('shell-banners');
  if (start && end) return t('maintenance.range', { start, end });
  if (start) return t('maintenance.from', { start });
  return end && t('maintenance.until', { end });
}

/** The hours in the student's zone; null where they say nothing new. */
function useOwnTimes({ times, zone, now }: MaintenanceWordsProps): string | null {
  const { t } = useTranslation('shell-banners');
  const format = useFormat();
  const own = localMaintenance(times, zone, now);
  if (!own) return null;
  const values = { start: own.start, end: own.end, zone: format.zone(zone, own.at) };
  switch (own.days) {
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
