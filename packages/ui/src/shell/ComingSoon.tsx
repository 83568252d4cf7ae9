import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../kit/index.ts';

/** Shown for a menu page that is not built yet, with a link to the dashboard. */
export function ComingSoon({ homeHref }: { homeHref: Href }) {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      art="coming"
      title={t('coming.title')}
      text={t('coming.text')}
      link={{ href: homeHref, label: t('coming.action') }}
    />
  );
}
