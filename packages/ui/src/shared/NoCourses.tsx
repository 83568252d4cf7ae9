import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState } from '../kit/index.ts';

/** A student without courses: what will be here, and where courses come from. */
export function NoCourses({ packagesHref }: { packagesHref: string }) {
  const { t } = useTranslation('courses');
  return (
    <EmptyState
      art="reading"
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <ButtonLink variant="tonal" href={packagesHref}>
          {t('emptyAction')}
        </ButtonLink>
      }
    />
  );
}
