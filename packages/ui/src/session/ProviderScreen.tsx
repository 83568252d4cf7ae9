import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/index.ts';
import { Button, Spinner } from '../kit/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';

/** The state of signing in at the provider. `expired` and `stopped`: the student decides when to go there again. */
export type ProviderState = 'redirecting' | 'unreachable' | 'expired' | 'stopped';

export interface ProviderScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  provider: ProviderState;
  /** The server's own messages about a session that expired (000 §8). */
  messages: readonly string[];
  onSignIn: () => void;
}

/** Shown in place of the sign-in form where students sign in at an identity provider (000 §2.1). */
export function ProviderScreen({ provider, messages, onSignIn, ...page }: ProviderScreenProps) {
  const { t } = useTranslation(['session', 'common']);
  const { title, text } = {
    redirecting: { title: t('provider.redirectingTitle'), text: t('provider.redirectingText') },
    unreachable: { title: t('provider.unreachableTitle'), text: t('provider.unreachableText') },
    stopped: { title: t('provider.stoppedTitle'), text: t('provider.stoppedText') },
    expired: { title: t('expired'), text: [...messages, t('expiredHint')].join('\n') },
  }[provider];
  return (
    <PublicPage {...page}>
      <MessagePage art={provider === 'unreachable' ? 'error' : 'key'} title={title} text={text} live>
        {provider === 'redirecting' ? (
          <Spinner />
        ) : (
          <Button onClick={onSignIn}>{provider === 'unreachable' ? t('common:retry') : t('provider.again')}</Button>
        )}
      </MessagePage>
    </PublicPage>
  );
}
