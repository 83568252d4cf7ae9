import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../kit/index.ts';

/** A page of the menu that is still being built: says so, and leads on. */
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
