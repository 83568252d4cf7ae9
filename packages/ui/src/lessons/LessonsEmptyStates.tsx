import type { ScreenHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Alert, AlertAction, EmptyState } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';

/** Shown in place of the lessons while the course is being reset (002 §2). */
export function Resetting({ href }: { href: ScreenHref }) {
  const { t } = useTranslation('lessons');
  return (
    <Alert
      kind="warning"
      title={t('courseReset.title')}
      messages={[t('courseReset.text')]}
      action={
        <AlertAction as={AppLink} href={href}>
          {t('courseReset.action')}
        </AlertAction>
      }
    />
  );
}

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
  return <EmptyState art="reading" title={t('emptyModule.title')} text={t('emptyModule.text')} />;
}
