import type { LinkResult } from '@portal/domain/profile';
import { useTranslation } from 'react-i18next';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';
import type { Language } from '../i18n/index.ts';
import { Button, Spinner } from '../kit/index.ts';

export interface RedirectViewScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  result: LinkResult;
  /** The server's reasons for a failure; without any the page shows a text of its own. */
  messages: readonly string[];
  onDashboard: () => void;
}

const arts = { linking: 'key', success: 'completed', failure: 'error', invalid: 'lock' } as const;

/** /RedirectView: what has become of linking a Google account (000 §2.1). */
export function RedirectViewScreen({ result, messages, onDashboard, ...page }: RedirectViewScreenProps) {
  const { t } = useTranslation('profile-account');
  const own = t(`result.${result}Text`);
  return (
    <PublicPage {...page}>
      <MessagePage
        art={arts[result]}
        title={t(`result.${result}`)}
        text={result === 'failure' && messages.length > 0 ? messages.join('\n') : own}
        live
      >
        {result === 'linking' ? <Spinner /> : <Button onClick={onDashboard}>{t('result.dashboard')}</Button>}
      </MessagePage>
    </PublicPage>
  );
}
