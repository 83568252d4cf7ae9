import type { ProfileOption } from '@portal/domain/profile';
import { useTranslation } from 'react-i18next';
import { Alert, AlertAction } from '../kit/index.ts';
import { Globe } from 'lucide-react';

interface ZoneSuggestionProps {
  zone: ProfileOption;
  onUse: () => void;
}

/** Suggests the device's zone when it is another one; the button only selects it in the form. */
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
