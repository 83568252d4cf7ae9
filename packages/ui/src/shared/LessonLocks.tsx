import { useTranslation } from 'react-i18next';
import { Lock } from 'lucide-react';
import { Alert, AlertAction } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';

export interface LessonLocksProps {
  /** What is locked there, by reason (`locksIn` of domain). */
  locks: { package: boolean; class: boolean };
  /** Where packages are chosen. */
  packagesHref: string;
  /** Where the school can be asked. */
  supportHref: string;
}

/** Beside a tree with locks: why they are there and where to go; nothing where nothing is locked. */
export function LessonLocks({ locks, packagesHref, supportHref }: LessonLocksProps) {
  const { t } = useTranslation('lessons');
  if (!locks.package && !locks.class) return null;
  return (
    <Alert
      kind="quiet"
      icon={<Lock size={20} strokeWidth={1.75} />}
      title={t('locks.title')}
      messages={[...(locks.package ? [t('locks.package')] : []), ...(locks.class ? [t('locks.class')] : [])]}
      action={
        <>
          {locks.package && (
            <AlertAction as={AppLink} href={packagesHref}>
              {t('locks.packages')}
            </AlertAction>
          )}
          {locks.class && (
            <AlertAction as={AppLink} href={supportHref}>
              {t('locks.support')}
            </AlertAction>
          )}
        </>
      }
    />
  );
}
