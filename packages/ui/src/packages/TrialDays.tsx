import type { Package } from '@portal/domain/packages';
import { useTranslation } from 'react-i18next';

/** How long a free trial is; nothing where that is not known. */
export function TrialDays({ of: { feature, trialDays } }: { of: Package }) {
  const { t } = useTranslation('packages');
  if (feature !== 0 || trialDays === null) return null;
  return <span>{t('detail.trialDays', { count: trialDays })}</span>;
}
