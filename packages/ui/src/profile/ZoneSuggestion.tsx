import type { ProfileOption } from '@portal/domain/profile';
import { useTranslation } from 'react-i18next';
import { Alert, AlertAction } from '../kit/index.ts';
import { Globe } from 'lucide-react';

interface ZoneSuggestionProps {
  zone: ProfileOption;
  onUse: () => void;
}

/** The device is in another zone: a suggestion, which only chooses it in the form. */
export function ZoneSuggestion({ zone, onUse }: ZoneSuggestionProps) {
  const { t } = useTranslation('profile');
  return (
    <Alert
      kind="info"
      icon={<Globe size={20} strokeWidth={1.75} />}
      title={t('zoneSuggestion.title')}
      messages={[t('zoneSuggestion.text', { zone: zone.label })]}
      action={
        <AlertAction type="button" onClick={onUse}>
          {t('zoneSuggestion.use')}
        </AlertAction>
      }
    />
  );
}
