import type { ActivePackage } from '@portal/domain/packages';
import type { SafeHref } from '@portal/domain/shared';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Status, useFocusAfterRemoval, VisuallyHidden } from '../kit/index.ts';
import { CertificateLink, PackageCard } from './PackageCard.tsx';

interface ActivePackageCardProps {
  package: ActivePackage;
  /** Returns the URL of the certificate; null = there is none. */
  certificateHref: () => SafeHref | null;
  /** Opens the confirmation before the subscription is cancelled. */
  onUnsubscribe: () => void;
}

/** A package that the student has; for a subscription it shows whether it renews (002 §2, §4). */
export function ActivePackageCard({ package: one, certificateHref, onUnsubscribe }: ActivePackageCardProps) {
  const { t } = useTranslation('packages-mine');
  const { name, type, subscription } = one;
  const timeLeft = useTimeLeft(one.daysRemaining);
  const heading = useRef<HTMLHeadingElement>(null);
  // The Unsubscribe button is removed after a cancellation; the heading takes its focus.
  const watchButton = useFocusAfterRemoval(() => heading.current);
  return (
    <PackageCard
      package={one}
      headingRef={heading}
      facts={[
        type === 'none' ? null : { label: t('type'), value: t(`types.${type}`) },
        { label: t('timeLeft'), value: timeLeft },
        subscription && {
          label: t('status'),
          value: (
            <Status kind={subscription === 'active' ? 'done' : 'cancelled'}>{t(`subscription.${subscription}`)}</Status>
          ),
        },
      ]}
      note={subscription === 'cancelled' && t('cancelledNote')}
    >
      {certificateHref() && <CertificateLink hrefNow={certificateHref} name={name} />}
      {subscription === 'active' && (
        <Button ref={watchButton} variant="outline" compact onClick={onUnsubscribe}>
          {t('unsubscribe')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </PackageCard>
  );
}

/** Returns how long a package can still be used, as text; null days = it does not end. */
function useTimeLeft(days: number | null): string {
  const { t } = useTranslation('packages-mine');
  if (days === null) return t('noEnd');
  return days === 0 ? t('endsToday') : t('days', { count: days });
}
