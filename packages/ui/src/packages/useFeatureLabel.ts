import type { Package } from '@portal/domain/packages';
import { useTranslation } from 'react-i18next';

/** The name of a package by its feature (002 §2); without a label, by its place. */
export function useFeatureLabel(labels: readonly string[], packages: readonly Package[]): (one: Package) => string {
  const { t } = useTranslation('packages');
  return (one) => {
    const label = labels[one.feature]?.trim();
    if (label) return label;
    return one.feature === 0 ? t('detail.freeTrial') : t('detail.numbered', { number: packages.indexOf(one) + 1 });
  };
}
