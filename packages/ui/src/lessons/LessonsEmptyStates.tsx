import type { ScreenHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../kit/index.ts';
import { useLessonNoun } from '../blocks/lesson-noun/index.ts';

/** Shown in place of the lessons of a course that is not in the package. */
export function LockedCourse({ packagesHref }: { packagesHref: ScreenHref }) {
  const { t } = useTranslation('lessons');
  return (
    <EmptyState
      art="lock"
      title={t('closed.locked.title')}
      text={t('closed.locked.text')}
      link={{ href: packagesHref, label: t('locks.packages') }}
    />
  );
}

/** A course without modules. */
export function NoModules({ supportHref }: { supportHref: ScreenHref }) {
  const { t } = useTranslation('lessons');
  return (
    <EmptyState
      art="reading"
      title={t('noModules.title')}
      text={t('noModules.text')}
      link={{ href: supportHref, label: t('locks.support') }}
    />
  );
}

/** Shown under the tab of a module that is not in the package. */
export function LockedModule({ packagesHref }: { packagesHref: ScreenHref }) {
  const { t } = useTranslation('lessons');
  return (
    <EmptyState
      art="lock"
      title={t('locked.package')}
      text={t('lockedModule')}
      link={{ href: packagesHref, label: t('locks.packages') }}
    />
  );
}

/** A module without topics. */
export function EmptyModule() {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  return <EmptyState art="reading" title={t('emptyModule.title')} text={t('emptyModule.text', noun)} />;
}
