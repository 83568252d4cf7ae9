import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { ZoneLine } from '../blocks/date-time/index.ts';
import { useFormat } from '../i18n/index.ts';
import { TextLink } from '../kit/index.ts';

interface AppointmentZoneProps {
  zone: string;
  now: Date;
  /** Where the zone is changed. */
  profileHref: Href;
}

/** The zone of all times on a page, with a link to change it. */
export function AppointmentZone({ zone, now, profileHref }: AppointmentZoneProps) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  return (
    <ZoneLine text={t('zone', { zone: format.zone(zone, now) })}>
      <TextLink href={profileHref}>{t('list.zoneChange')}</TextLink>
    </ZoneLine>
  );
}
