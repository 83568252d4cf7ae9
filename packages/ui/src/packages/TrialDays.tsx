import type { Package } from '@portal/domain/packages';
import { useTranslation } from 'react-i18next';

/** The length of a free trial; renders nothing where it is not known. */
export function TrialDays({ of: { feature, trialDays } }: { of: Package }) {
  const { t } = useTranslation('packages');
  if (feature !== 0 || !trialDays) return null;
  return <span>{t('detail.trialDays', { count: trialDays })}</span>;
}
