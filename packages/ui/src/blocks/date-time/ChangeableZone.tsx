import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../../i18n/index.ts';
import { AppLink } from '../../links/index.ts';
import { ZoneLine } from './ZoneLine.tsx';

interface ChangeableZoneProps {
  zone: string;
  /** The zone is that of the device, because the student's could not be read. */
  ofDevice: boolean;
  /** The times are texts of the server: in the zone of the profile, even where that cannot be read (contract 1.7). */
  asSent?: boolean;
  /** The instants shown on the page, which the zone's offset depends on. */
  at: readonly Date[];
  /** The page where the student changes the zone. */
  profileHref: Href;
}

/** The zone of all times on a page, with a link to change it. Uses the namespace `calendar`. */
export function ChangeableZone({ zone, ofDevice, asSent = false, at, profileHref }: ChangeableZoneProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  return (
    <ZoneLine text={text()}>
      <ChangeLink href={profileHref} aria-label={t('changeZoneLabel')}>
        {t('changeZone')}
      </ChangeLink>
    </ZoneLine>
  );

  function text() {
    if (ofDevice && asSent) return t('zoneOfProfile');
    return t(ofDevice ? 'zoneOfDevice' : 'zone', { zone: format.zone(zone, at) });
  }
}

/* The padding makes the target larger than the small text. */
const ChangeLink = styled(AppLink)`
  margin-inline: -6px;
  padding: 13px 6px;
  border-radius: var(--radius-chip);
  font-weight: 600;
  color: var(--accent-text);
  text-decoration: underline;
  text-underline-offset: 3px;
  /* Keeps the focus ring close to the text. */
  &:focus-visible {
    outline-offset: -9px;
  }
`;
