import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/index.ts';
import { Button, Spinner } from '../kit/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';

/**
 * The state of signing in at the provider. `slow`: the redirect takes long. `expired`, `stopped` and `signedOut`: there
 * is no automatic redirect; the student decides when to go to the provider again.
 */
export type ProviderState = 'redirecting' | 'slow' | 'unreachable' | 'expired' | 'stopped' | 'signedOut';

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
  const { t } = useTranslation(['session', 'shell', 'common']);
  const { title, text, action } = {
    redirecting: { title: t('provider.redirectingTitle'), text: t('provider.redirectingText'), action: null },
    slow: { title: t('provider.redirectingTitle'), text: t('shell:checkingSlow'), action: t('common:retry') },
    unreachable: {
      title: t('provider.unreachableTitle'),
      text: t('provider.unreachableText'),
      action: t('common:retry'),
    },
    stopped: { title: t('provider.stoppedTitle'), text: t('provider.stoppedText'), action: t('provider.again') },
    signedOut: { title: t('provider.signedOutTitle'), text: t('provider.signedOutText'), action: t('signIn') },
    expired: {
      title: t('expired'),
      text: [...messages, t('expiredHint')].join('\n'),
      action: t('provider.again'),
    },
  }[provider];
  return (
    <PublicPage {...page}>
      <MessagePage art={provider === 'unreachable' ? 'error' : 'key'} title={title} text={text} live>
        {action === null ? <Spinner /> : <Button onClick={onSignIn}>{action}</Button>}
      </MessagePage>
    </PublicPage>
  );
}
