import { afterSignIn, refusalPage } from '@portal/domain/session';
import { asFailure } from '@portal/domain/shared';
import { paths } from '@portal/domain/shell';
import { SignInScreen, type SignInState } from '@portal/ui/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { useServices, useSessionState } from '../services.ts';
import { signUpHref } from '../shell/outside.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { usePublicPage } from '../shell/usePublicPage.ts';
import { storage } from '../storage.ts';
import { typedBefore } from '../boot/typed-before.ts';

export default function SignIn() {
  const { config, session } = useServices();
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const now = useSessionState();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<SignInState>(() =>
    now.state === 'unauthorized' && now.messages.length > 0
      ? { state: 'refused', messages: now.messages }
      : { state: 'idle' },
  );
  useDocumentTitle(t('documentTitle'));

  if (now.state === 'authorized') {
    return <Navigate to={afterSignIn(now.session.account, storage.get('lastPath'))} replace />;
  }

  async function onSubmit({ userName, password }: { userName: string; password: string }) {
    setAttempt({ state: 'sending' });
    try {
      await session.signIn(userName, password);
      const answered = session.getState();
      if (answered.state !== 'unauthorized') return;
      const page = refusalPage(answered.variant);
      if (page) void navigate(page);
      else setAttempt({ state: 'refused', messages: answered.messages });
    } catch (thrown) {
      setAttempt({ state: 'failed', failure: asFailure(thrown) });
    }
  }

  return (
    <SignInScreen
      {...page}
      signIn={attempt}
      expired={now.state === 'unauthorized' && now.expired}
      forgotHref={paths.forgotPassword}
      signUpHref={signUpHref(config)}
      initial={typedBefore}
      onSubmit={(credentials) => void onSubmit(credentials)}
    />
  );
}
