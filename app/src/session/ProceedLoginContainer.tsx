import { homePath, refusalPage, type SignInOutcome } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { useSlowLoading } from '@portal/ui/kit';
import { SessionCheckScreen } from '@portal/ui/shell';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../appearance/useLanguage.ts';
import { useServices } from '../portal/services.ts';

/** The page after an outcome; null when the browser is leaving already. */
function pageAfter(outcome: SignInOutcome): string | null {
  switch (outcome.kind) {
    case 'authorized':
      return homePath(outcome.session.account);
    case 'refused':
      return refusalPage(outcome.variant) ?? paths.login;
    case 'stopped':
      return paths.login;
    case 'leaving':
      return null;
  }
}

/**
 * /ProceedLogin/{token}: signs in with the token and forces English (000 §2.1). The boot script has removed
 * the token from the address bar.
 */
export default function ProceedLoginContainer() {
  const { session } = useServices();
  const navigate = useNavigate();
  const [, setLanguage] = useLanguage();
  const token = useRef<string>(null);
  const request = useRef<AbortController>(null);
  const [attempt, setAttempt] = useState(1);
  const slow = useSlowLoading(attempt);

  function signIn() {
    if (!token.current) return void navigate(paths.login, { replace: true });
    // The response to an earlier attempt must not sign in while this one is pending.
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    return void session.signInWithToken(token.current, signal).then(
      (outcome) => {
        const page = pageAfter(outcome);
        if (page) void navigate(page, { replace: true });
      },
      () => {
        if (!signal.aborted) void navigate(paths.error, { replace: true });
      },
    );
  }

  const started = useRef(false);
  const start = useEffectEvent(() => {
    token.current = window.portalBoot.loginToken;
    window.portalBoot.loginToken = null;
    setLanguage('en');
    signIn();
  });
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  }, []);

  function retry() {
    setAttempt(attempt + 1);
    signIn();
  }
  return <SessionCheckScreen onRetry={slow ? retry : null} />;
}
