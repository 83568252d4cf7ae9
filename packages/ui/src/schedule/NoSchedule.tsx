import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../kit/index.ts';

/** A course without a schedule: it can be learned all the same. */
export function NoSchedule({ courseHref }: { courseHref: Href }) {
  const { t } = useTranslation('schedule');
  return (
    <EmptyState
      art="calendar"
      title={t('noneTitle')}
      text={t('noneText')}
      link={{ href: courseHref, label: t('toCourse') }}
    />
  );
}
