import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/index.ts';

interface NoCoursesProps {
  packagesHref: Href;
  /** What is missing; default: courses. */
  title?: string | undefined;
  text?: string | undefined;
}

/** Empty state of a student without courses: what will appear here, and where to get courses. */
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
