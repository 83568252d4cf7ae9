import { isArchived, refusalPage, type SignInOutcome } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { SessionCheckScreen } from '@portal/ui/shell';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../appearance/useLanguage.ts';
import { useServices } from '../portal/services.ts';

/** The page after an outcome; null when the browser is leaving already. */
function pageAfter(outcome: SignInOutcome): string | null {
  switch (outcome.kind) {
    case 'authorized':
      return isArchived(outcome.session.account) ? paths.addBuyCourse : paths.dashboard;
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
 * the token from the address bar; it is used once.
 */
export default function ProceedLoginContainer() {
  const { session } = useServices();
  const navigate = useNavigate();
  const [, setLanguage] = useLanguage();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const token = window.portalBoot.loginToken;
    window.portalBoot.loginToken = null;
    setLanguage('en');
    if (!token) return void navigate(paths.login, { replace: true });
    session.signInWithToken(token).then(
      (outcome) => {
        const page = pageAfter(outcome);
        if (page) void navigate(page, { replace: true });
      },
      () => void navigate(paths.error, { replace: true }),
    );
  }, [session, navigate, setLanguage]);

  return <SessionCheckScreen />;
}
