import type { UpgradeOffer } from '@portal/domain/settings';
import type { Href } from '@portal/domain/shared';
import type { Banner as SchoolBanner } from '@portal/domain/shell';
import { ArrowRightLeft, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AlertAction, Banner, lazyPart, SilentBoundary } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { MaintenanceTimes } from './MaintenanceTimes.tsx';

// Loaded only where the school has messages, since it includes the sanitiser.
const BannerMessages = lazyPart(() => import('./BannerMessages.tsx').then((m) => ({ default: m.BannerMessages })));

export interface BannerNoticeProps {
  banner: SchoolBanner;
  /** The student's time zone. */
  zone: string;
  now: Date;
  /** How an inactive student is offered a package; `upgradeHref` is the page to buy it. */
  upgrade: UpgradeOffer;
  upgradeHref: Href;
  onDismiss: () => void;
}

/** One banner of the school (000 §2.8). The banner for inactive students cannot be dismissed. */
export function BannerNotice({ banner, zone, now, upgrade, upgradeHref, onDismiss }: BannerNoticeProps) {
  const { t } = useTranslation(['shell-banners', 'calendar']);
  switch (banner.kind) {
    case 'maintenance':
      return (
        <Banner tint="warning" title={t('maintenance.title')} onDismiss={onDismiss}>
          <MaintenanceTimes times={banner} zone={zone} now={now} />
        </Banner>
      );
    case 'migration':
      return (
        <Banner
          tint="info"
          icon={<ArrowRightLeft size={20} strokeWidth={1.75} aria-hidden />}
          title={t('migration.title')}
          action={
            banner.href && (
              <Action as={AppLink} href={banner.href}>
                {t('migration.action')}
              </Action>
            )
          }
          onDismiss={onDismiss}
        >
          <p>{banner.href ? t('migration.text') : t('migration.textNoLink')}</p>
        </Banner>
      );
    case 'inactive':
      return (
        <Banner
          tint="warning"
          icon={<CirclePause size={20} strokeWidth={1.75} aria-hidden />}
          title={t('inactive.title')}
          action={
            upgrade === 'open' && (
              <Action as={AppLink} href={upgradeHref}>
                {t('inactive.action')}
              </Action>
            )
          }
        >
          <p>{upgrade === 'hidden' ? t('inactive.textNoUpgrade') : t('inactive.text')}</p>
          {upgrade === 'onDesktop' && <p>{t('calendar:upgradeDesktop')}</p>}
        </Banner>
      );
    case 'common':
      return (
        <SilentBoundary>
          <BannerMessages label={t('common.label')} messages={banner.messages} onDismiss={onDismiss} />
        </SilentBoundary>
      );
  }
}

const Action = styled(AlertAction)`
  min-width: var(--size-touch-min);
`;
