import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState } from '../kit/index.ts';

/** A course without a schedule: it can be learned all the same. */
export function NoSchedule({ courseHref }: { courseHref: string }) {
  const { t } = useTranslation('schedule');
  return (
    <EmptyState
      art="calendar"
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <ButtonLink variant="tonal" href={courseHref}>
          {t('toCourse')}
        </ButtonLink>
      }
    />
  );
}
