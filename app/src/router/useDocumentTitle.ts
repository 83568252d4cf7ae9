import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../hooks/useBrand.ts';

/** Names the browser's tab after the page and the school. */
export function useDocumentTitle(page: string): void {
  const { t } = useTranslation('shell');
  const brand = useBrand();
  const title = t('documentTitle', { page, organisation: brand.name ?? t('portalName') });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
