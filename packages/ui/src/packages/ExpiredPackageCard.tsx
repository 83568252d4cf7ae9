import type { ExpiredPackage, RenewalOffer } from '@portal/domain/packages';
import type { Failure, SafeHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { useFailureMessages } from '../blocks/load-error/index.ts';
import { useFormat } from '../i18n/index.ts';
import { Alert, Button, Status, VisuallyHidden } from '../kit/index.ts';
import { CertificateLink, PackageCard } from './PackageCard.tsx';

interface ExpiredPackageCardProps {
  package: ExpiredPackage;
  /** Returns the URL of the certificate; null = there is none. */
  certificateHref: () => SafeHref | null;
  renewal: RenewalOffer;
  /** Whether the data for a renewal is being looked up: `own` for this package, `other` for another one. */
  lookup: 'own' | 'other' | null;
  /** Why the renewal could not begin; null = it did not fail. */
  failure: Failure | null;
  onRenew: () => void;
}

/** A package that has ended, and how it is renewed (002 §2). */
export function ExpiredPackageCard({
  package: one,
  certificateHref,
  renewal,
  lookup,
  failure,
  onRenew,
}: ExpiredPackageCardProps) {
  const { t } = useTranslation('packages-mine');
  const format = useFormat();
  const toMessages = useFailureMessages();
  const { name, item, free, renewalDate } = one;
  return (
    <PackageCard
      package={one}
      kind={item?.kind ?? 'course'}
      muted
      facts={[
        { label: t('status'), value: <Status kind="locked">{t('ended')}</Status> },
        renewalDate ? { label: t('renewalDate'), value: format.date(renewalDate) } : null,
        // Only free packages have it: last, so that the others have no gap.
        free ? { label: t('type'), value: t('types.free') } : null,
      ]}
      alert={failure && <Alert kind="danger" title={t('renewFailed')} messages={toMessages(failure)} />}
      note={t(renewal === 'onDesktop' ? 'renewOnDesktop' : 'noLongerAvailable')}
    >
      {certificateHref() && <CertificateLink hrefNow={certificateHref} name={name} />}
      {renewal === 'open' && (
        <Button
          variant="outline"
          compact
          disabled={lookup === 'other'}
          busyLabel={lookup === 'own' ? t('renewing') : undefined}
          onClick={onRenew}
        >
          {t('renew')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </PackageCard>
  );
}
