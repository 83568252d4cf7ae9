import { School } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../kit/index.ts';

/** A note on what the school can see of the student. */
export function SchoolVisibilityNote() {
  const { t } = useTranslation('profile');
  return (
    <Alert
      kind="quiet"
      icon={<School size={20} strokeWidth={1.75} />}
      title={t('schoolSees.title')}
      messages={[t('schoolSees.text')]}
    />
  );
}
