import { lockReason, PROFILE_FIELDS, type Profile, type ProfileChanges } from '@portal/domain/profile';
import { useTranslation } from 'react-i18next';
import { Alert } from '../kit/index.ts';

interface LockedChangesProps {
  profile: Profile;
  changes: ProfileChanges;
}

/** What was typed in fields that are read-only by now, and why it cannot be saved; the fields show what is saved. */
export function LockedChanges({ profile, changes }: LockedChangesProps) {
  const { t } = useTranslation('profile');
  const typed = PROFILE_FIELDS.filter((field) => field in changes);
  const reason = typed[0] && lockReason(typed[0], profile);
  if (!reason) return null;
  const values = typed.map((field) =>
    t('withheld.typed', { field: t(`field.${field}`), value: String(changes[field]) }),
  );
  return <Alert kind="warning" live title={t('withheld.title')} messages={[t(`withheld.${reason}`), ...values]} />;
}
