import { UnauthorizedScreen } from '@portal/ui/errors';
import { ProviderScreen } from '@portal/ui/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { usePublicPage } from '../shell/usePublicPage.ts';

/**
 * In place of the form: on to the provider. Not by itself after the session ran out, was refused here or failed there, since the
 * provider would send the student straight back, for ever.
 */
export function ProviderSignIn({ messages, expired }: { messages: readonly string[]; expired: boolean }) {
  const { config, session } = useServices();
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const [trouble, setTrouble] = useState<'unreachable' | 'stopped' | null>(
    session.providerTrouble() === 'failed' ? 'stopped' : null,
  );
  const begun = useRef(false);
  useDocumentTitle(t('documentTitle'));

  const go = useCallback(() => {
    setTrouble(null);
    session.signInAtProvider().then(
      () => setTrouble('stopped'),
      () => setTrouble('unreachable'),
    );
  }, [session]);

  const refused = session.providerTrouble() === 'refused';
  const byItself = !refused && !expired && trouble === null;
  useEffect(() => {
    if (!byItself || begun.current) return;
    begun.current = true;
    go();
  }, [byItself, go]);

  if (refused) {
    return (
      <UnauthorizedScreen
        {...page}
        messages={messages}
        supportEmail={config.supportEmail}
        onLogOut={() => void session.signOut()}
      />
    );
  }
  const waiting = expired ? 'expired' : 'redirecting';
  return <ProviderScreen {...page} provider={trouble ?? waiting} onSignIn={go} />;
}
