import { closedGate, mayOpen, refusalPage, type Session } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { SessionCheckScreen } from '@portal/ui/shell';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { PageRoute } from './routes.ts';
import { useServices, useSessionState } from '../portal/services.ts';
import { readCookie } from '../session/cookie-jar.ts';
import { SignedIn } from '../session/SignedIn.tsx';
import { storage } from '../portal/storage.ts';
import { ShellRoute } from '../shell/ShellRoute.tsx';

// Few students meet a gate: its page is not part of everybody's first load.
const GatePage = lazy(() => import('../shell/GatePage.tsx'));

/** A screen behind sign-in: waits while nobody knows, leads to sign-in without a session, and keeps the gates. */
export function RequireSession({ route }: { route: PageRoute }) {
  const { session } = useServices();
  const now = useSessionState();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (now.status === 'ready' || now.status === 'checking') void session.check();
    // Sign-in brings the student back to where they wanted to go.
    if (now.status === 'unauthorized') storage.set('lastPath', pathname + search);
  }, [now.status, session, pathname, search]);

  switch (now.status) {
    case 'ready':
    case 'checking':
    case 'leaving':
      return <SessionCheckScreen />;
    case 'unauthorized':
      return <Navigate to={refusalPage(now.variant) ?? paths.login} replace />;
    case 'authorized':
      return <BehindGates route={route} session={now.session} />;
  }
}

/** First the gates in their order, then what an archived student may open, then the screen (000 §2.3, §2.4). */
function BehindGates({ route, session }: { route: PageRoute; session: Session }) {
  const { config } = useServices();
  const { pathname } = useLocation();
  const gate = closedGate(session, { ...config, token: readCookie('authorizationToken'), here: location.href });
  if (gate) {
    return (
      <Suspense fallback={<SessionCheckScreen />}>
        <GatePage {...gate} />
      </Suspense>
    );
  }
  if (!mayOpen(session, pathname)) {
    // The dashboard is only where everybody starts; any other screen was asked for, so the student is told.
    const told = pathname !== paths.dashboard;
    return <Navigate to={paths.addBuyCourse} replace state={{ blocked: told }} />;
  }
  return (
    <SignedIn session={session}>
      <ShellRoute route={route} session={session} />
    </SignedIn>
  );
}
