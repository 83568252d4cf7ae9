import { useTask } from '@portal/data/client';
import type { ProviderTrouble } from '@portal/domain/session';
import type { Submission } from '@portal/domain/shared';
import { UnauthorizedScreen } from '@portal/ui/errors';
import { ProviderScreen, type ProviderState } from '@portal/ui/session';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../portal/services.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';

interface ProviderSignInProps {
  messages: readonly string[];
  expired: boolean;
  providerTrouble: ProviderTrouble | null;
}

/**
 * In place of the form: on to the provider. Not by itself after the session ran out, was refused here or failed there, since the
 * provider would send the student straight back, for ever.
 */
export function ProviderSignIn({ messages, expired, providerTrouble }: ProviderSignInProps) {
  const { config, session } = useServices();
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const { submission, submit } = useTask(session.signInAtProvider);
  useDocumentTitle(t('documentTitle'));

  const byItself = !expired && providerTrouble === null && submission.status === 'idle';
  const go = useEffectEvent(() => submit());
  useEffect(() => {
    if (byItself) go();
  }, [byItself]);

  if (providerTrouble === 'refused') {
    return (
      <UnauthorizedScreen
        {...page}
        messages={messages}
        supportEmail={config.supportEmail}
        onLogOut={() => void session.signOut()}
      />
    );
  }
  const provider = providerState(submission, expired, providerTrouble === 'failed');
  return <ProviderScreen {...page} provider={provider} onSignIn={() => submit()} />;
}

/** Coming back from the provider's page without having signed in is an end of the way there, too. */
function providerState({ status }: Submission, expired: boolean, failed: boolean): ProviderState {
  if (status === 'failed') return 'unreachable';
  if (status === 'done' || (status === 'idle' && failed)) return 'stopped';
  return expired ? 'expired' : 'redirecting';
}
