import type { Package } from '@portal/domain/packages';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a package by its feature (002 §2) or, without a label, by its position. */
export function useFeatureLabel(labels: readonly string[], packages: readonly Package[]): (one: Package) => string {
  const { t } = useTranslation('packages');
  return (one) => {
    const label = labels[one.feature]?.trim();
    if (label) return label;
    return one.feature === 0 ? t('detail.freeTrial') : t('detail.numbered', { number: packages.indexOf(one) + 1 });
  };
}
