import { isArchived, refusalPage, type SignInOutcome } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { SessionCheckScreen } from '@portal/ui/shell';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../appearance/useLanguage.ts';
import { useServices } from '../portal/services.ts';

/** Where an outcome leads; null when the browser is on its way already. */
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
 * /ProceedLogin/{token}: signs in with the token and forces English (000 §2.1). The token has left the address bar
 * already, in the first lines of the page; it is used once.
 */
export default function ProceedLoginContainer() {
  const { session } = useServices();
  const navigate = useNavigate();
  const [, setLanguage] = useLanguage();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
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
