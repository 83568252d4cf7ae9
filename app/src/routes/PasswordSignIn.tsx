import { refusalPage } from '@portal/domain/session';
import { asFailure } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { SignInScreen, type Credentials, type SignInState } from '@portal/ui/session';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { settleTyped, typedBefore } from '../boot/typed-before.ts';
import { useServices, useSessionState } from '../services.ts';
import { signUpHref } from '../shell/outside.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { usePublicPage } from '../shell/usePublicPage.ts';
import { useOneAtATime } from '../useOneAtATime.ts';

/** The server said no, in its own words. */
const refused = (messages: readonly string[]): SignInState => ({
  status: 'failed',
  failure: { kind: 'rejected', messages, value: null },
});

/** The sign-in form (000 §2.5). */
export function PasswordSignIn() {
  const { config, session } = useServices();
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const now = useSessionState();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<SignInState>(() =>
    now.status === 'unauthorized' && now.messages.length > 0 ? refused(now.messages) : { status: 'idle' },
  );
  const once = useOneAtATime();
  const [initial] = useState(typedBefore);
  useEffect(settleTyped, []);
  useDocumentTitle(t('documentTitle'));

  async function onSubmit({ userName, password }: Credentials) {
    setAttempt({ status: 'sending' });
    try {
      await session.signIn(userName, password);
      const answered = session.getState();
      if (answered.status !== 'unauthorized') return;
      const refusedPage = refusalPage(answered.variant);
      if (refusedPage) void navigate(refusedPage);
      else setAttempt(refused(answered.messages));
    } catch (thrown) {
      setAttempt({ status: 'failed', failure: asFailure(thrown) });
    }
  }

  return (
    <SignInScreen
      {...page}
      signIn={attempt}
      expired={now.status === 'unauthorized' && now.expired}
      forgotHref={paths.forgotPassword}
      signUpHref={signUpHref(config)}
      initial={initial}
      onSubmit={(credentials) => once(() => onSubmit(credentials))}
    />
  );
}
