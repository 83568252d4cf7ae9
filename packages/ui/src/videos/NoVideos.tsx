import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../kit/index.ts';

/** The empty state for a student without an active course that has videos, with a link to packages. */
export function NoVideos({ packagesHref }: { packagesHref: Href }) {
  const { t } = useTranslation('videos');
  return (
    <EmptyState
      art="reading"
      title={t('noneTitle')}
      text={t('noneText')}
      link={{ href: packagesHref, label: t('noneAction') }}
    />
  );
}
