import { useTask } from '@portal/data/client';
import { useCoursePackages, useFeatureLabels } from '@portal/data/packages';
import type { CourseOrTest } from '@portal/domain/blocks';
import { addedTopics, type CourseCard, type Package } from '@portal/domain/packages';
import { packagesPath } from '@portal/domain/screens';
import { loading, mailHref } from '@portal/domain/shared';
import { PackageDetail, PurchaseDialogs, useFeatureLabel } from '@portal/ui/packages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBriefWait } from '../hooks/useBriefWait.ts';
import { usePackagesSearchParams } from './usePackagesSearchParams.ts';
import { usePurchase } from './usePurchase.ts';
import { useStartAgain } from './useStartAgain.ts';

interface PackageDetailContainerProps {
  item: CourseOrTest;
  /** Its card; null while cards are loading, and where there is none. */
  card: CourseCard | null;
  desktop: boolean;
  hidesUpgrade: boolean;
}

/** The packages of a course or test in a dialog over the add/buy page, with the purchase of one of them. */
export function PackageDetailContainer({ item, card, desktop, hidesUpgrade }: PackageDetailContainerProps) {
  const { t } = useTranslation(['packages', 'packages-purchase']);
  const searchParams = usePackagesSearchParams();
  const { loadable, data, retry } = useCoursePackages(item);
  const labels = useFeatureLabels();
  const waitsForLabels = useBriefWait(labels.loadable.status === 'loading');
  const nameOf = useFeatureLabel(labels.data ?? [], data?.packages ?? []);
  const [taken, setTaken] = useState<Package | null>(null);
  const startAgain = useStartAgain();
  const purchase = usePurchase({ tabText: t('packages-purchase:payment.tab'), onAdded: startAgain });
  const url = new URL(
    import.meta.env.BASE_URL.replace(/\/$/, '') + packagesPath(item, searchParams.packageId),
    location.href,
  ).href;
  const copy = useTask(() => navigator.clipboard.writeText(url));

  function take(one: Package) {
    setTaken(one);
    purchase.take({
      packageId: one.id,
      free: one.free,
      renews: false,
      replaced: null,
      replacesProgress: data?.replacesProgress ?? false,
    });
  }

  return (
    <>
      <PackageDetail
        card={card}
        packages={waitsForLabels ? loading : loadable}
        onRetry={retry}
        labels={labels.data ?? []}
        packageId={searchParams.packageId}
        onPackageChange={searchParams.onPackageChange}
        compares={searchParams.compares}
        onCompare={searchParams.onComparesChange}
        desktop={desktop}
        hidesUpgrade={hidesUpgrade}
        busyId={purchase.busyId}
        onTake={take}
        link={{
          url,
          mailHref: mailHref('', {
            subject: t('packages:finish.subject', { name: card?.name ?? t('packages:detail.title') }),
            body: `${t('packages:finish.body')}\n${url}`,
          }),
          copying: copy.submission,
          onCopy: () => copy.submit(),
        }}
        onClose={searchParams.onItemClose}
      />
      <PurchaseDialogs
        purchase={purchase.state}
        about={{
          name: taken ? nameOf(taken) : '',
          current: data?.enrolled ? nameOf(data.enrolled) : null,
          added: taken ? addedTopics(taken, data?.enrolled ?? null) : [],
        }}
        busy={purchase.busyId !== null}
        onConfirm={purchase.confirm}
        onClassChange={purchase.chooseClass}
        onClassConfirm={purchase.confirmClass}
        onPaid={startAgain}
        onOpenAgain={purchase.openAgain}
        onFollowLink={purchase.followLink}
        onClose={purchase.close}
      />
    </>
  );
}
