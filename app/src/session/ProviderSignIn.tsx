import { useTask } from '@portal/data/client';
import type { ProviderIssue, UnauthorizedVariant } from '@portal/domain/session';
import type { Submission } from '@portal/domain/shared';
import { UnauthorizedScreen } from '@portal/ui/errors';
import { useSlowLoading } from '@portal/ui/kit';
import { ProviderScreen, type ProviderState } from '@portal/ui/session';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../portal/services.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';
import { useRefusalMessages } from './useRefusalMessages.ts';

interface ProviderSignInProps {
  variant: UnauthorizedVariant;
  messages: readonly string[];
  expired: boolean;
  providerIssue: ProviderIssue | null;
}

/**
 * Shown instead of the form: redirects to the provider. Not automatically after the session expired, was refused here or
 * failed there, since the provider would send the student straight back in an endless loop; nor after signing out, since
 * the provider may not have ended its session.
 */
export function ProviderSignIn({ variant, messages, expired, providerIssue }: ProviderSignInProps) {
  const { config, session, reload } = useServices();
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const refusalMessages = useRefusalMessages();
  const { submission, submit } = useTask(session.signInAtProvider);
  useDocumentTitle(t('documentTitle'));

  const automatic = !expired && providerIssue === null && submission.status === 'idle';
  const redirect = useEffectEvent(() => submit());
  useEffect(() => {
    if (automatic) redirect();
  }, [automatic]);

  const provider = providerState(submission, expired, providerIssue);
  const slow = useSlowLoading(provider === 'redirecting' ? provider : null);

  if (providerIssue === 'refused') {
    return (
      <UnauthorizedScreen
        {...page}
        messages={refusalMessages({ variant, messages })}
        supportEmail={config.supportEmail}
        onLogOut={() => void session.signOut()}
      />
    );
  }
  if (slow) return <ProviderScreen {...page} provider="slow" messages={[]} onSignIn={reload} />;
  return <ProviderScreen {...page} provider={provider} messages={messages} onSignIn={() => submit()} />;
}

/** `done` means that the student came back from the provider's page without having signed in. */
function providerState({ status }: Submission, expired: boolean, issue: ProviderIssue | null): ProviderState {
  if (status === 'failed') return 'unreachable';
  if (status === 'done' || (status === 'idle' && issue === 'failed')) return 'stopped';
  if (status === 'idle' && issue === 'signedOut') return 'signedOut';
  return expired ? 'expired' : 'redirecting';
}
