import type { Href } from '@portal/domain/shared';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { AlertAction, Banner } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { balanced } from '../theme/index.ts';

export interface ZoneNoticeProps {
  /** IANA ids of the two zones. */
  device: string;
  profile: string;
  now: Date;
  profileHref: Href;
  /** Dismisses the notice and keeps the profile's zone; the notice is not shown again for these two zones. */
  onDismiss: () => void;
}

/** A notice, shown once, that the device is in another zone than the one all times are shown in. */
export function ZoneNotice({ device, profile, now, profileHref, onDismiss }: ZoneNoticeProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  return (
    <Container>
      <Banner
        tint="info"
        icon={<Globe size={20} strokeWidth={1.75} aria-hidden />}
        title={t('zoneNotice.title')}
        action={
          <AlertAction as={AppLink} href={profileHref}>
            {t('zoneNotice.change')}
          </AlertAction>
        }
        onDismiss={onDismiss}
      >
        <Text>{t('zoneNotice.text', { device: format.zone(device, now), profile: format.zone(profile, now) })}</Text>
      </Banner>
    </Container>
  );
}

const Container = styled.div`
  margin-bottom: var(--space-6);
`;

/* `balanced` keeps the name of a zone from breaking inside a Chinese word. */
const Text = styled.p`
  ${balanced}
`;
