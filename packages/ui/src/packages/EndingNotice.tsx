import type { EndingNudge } from '@portal/domain/packages';
import type { Href } from '@portal/domain/shared';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { unbroken, useFormat } from '../i18n/index.ts';
import { AlertAction, Banner } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';

export interface EndingNoticeProps {
  /** The packages, the one that ends first at the beginning; without any, nothing is rendered. */
  packages: readonly EndingNudge[];
  packagesHref: Href;
  /** Dismisses the notice for these packages until their next nudge. */
  onDismiss: () => void;
}

/** A notice on the dashboard with the packages that end soon. */
export function EndingNotice({ packages, packagesHref, onDismiss }: EndingNoticeProps) {
  const { t } = useTranslation('packages-mine');
  const format = useFormat();
  const [first, ...others] = packages;
  const endOf = ({ daysLeft }: EndingNudge) =>
    unbroken(daysLeft === 0 ? t('ending.today') : t('ending.inDays', { count: daysLeft }));
  const lastDayOf = ({ lastDay }: EndingNudge) => unbroken(format.dayAndDate(lastDay));
  if (!first) return null;
  return (
    <Container>
      <Banner
        tint="info"
        icon={<Hourglass size={20} strokeWidth={1.75} aria-hidden />}
        title={
          others.length === 0
            ? t('ending.one', { name: first.name, end: endOf(first) })
            : t('ending.many', { count: packages.length })
        }
        action={
          <AlertAction as={AppLink} href={packagesHref}>
            {t('ending.seePackages')}
          </AlertAction>
        }
        onDismiss={onDismiss}
      >
        {others.length === 0 ? (
          t('ending.lastDay', { day: lastDayOf(first) })
        ) : (
          <ul role="list">
            {packages.map((one) => (
              <li key={one.id}>{t('ending.line', { name: one.name, end: endOf(one), day: lastDayOf(one) })}</li>
            ))}
          </ul>
        )}
      </Banner>
    </Container>
  );
}

const Container = styled.div`
  margin-bottom: var(--space-6);
  overflow-wrap: anywhere;
  li {
    margin-top: var(--space-1);
  }
`;
