import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../kit/index.ts';

/** A student without an active course that has videos: what will be here, and where courses come from. */
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
