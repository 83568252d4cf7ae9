import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/index.ts';

interface NoCoursesProps {
  packagesHref: Href;
  /** What there is not; courses, without it. */
  title?: string | undefined;
  text?: string | undefined;
}

/** A student without courses: what will be here, and where courses come from. */
export function NoCourses({ packagesHref, title, text }: NoCoursesProps) {
  const { t } = useTranslation('courses');
  return (
    <EmptyState
      art="reading"
      title={title ?? t('emptyTitle')}
      text={text ?? t('emptyText')}
      link={{ href: packagesHref, label: t('emptyAction') }}
    />
  );
}
