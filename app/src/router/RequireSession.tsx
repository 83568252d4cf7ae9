import { closedGate, mayOpen, refusalPage, type Session } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { SessionCheckScreen } from '@portal/ui/shell';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyRoute } from './lazy-route.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import type { PageRoute } from './routes.ts';
import { useLatestAddress } from './useLatestLocation.ts';
import { useServices, useSessionState } from '../portal/services.ts';
import { readCookie } from '../session/cookie-jar.ts';
import { SessionCheck } from '../session/SessionCheck.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import { storage } from '../portal/storage.ts';
import { ShellRoute } from '../shell/ShellRoute.tsx';

// Few students see a gate, so its page is not part of the first load.
const { Component: GatePage } = lazyRoute(() => import('../shell/GatePage.tsx'));

/** A screen behind sign-in: waits for the session check, redirects to sign-in without a session, and applies the gates. */
export function RequireSession({ route }: { route: PageRoute }) {
  const { session } = useServices();
  const state = useSessionState();
  const latest = useLatestAddress();

  useEffect(() => {
    if (state.status === 'ready' || state.status === 'checking') void session.check();
  }, [state.status, session]);
  const keepAddress = useEffectEvent(() => storage.set('lastPath', latest()));
  // After sign-in, the student returns to this page, or to one whose link was clicked on it. In a layout effect, so
  // that it runs before `Navigate` replaces the URL.
  useLayoutEffect(() => {
    if (state.status === 'unauthorized') keepAddress();
  }, [state.status]);

  switch (state.status) {
    case 'ready':
    case 'checking':
    case 'leaving':
      return <SessionCheck />;
    case 'unauthorized':
      return <Navigate to={refusalPage(state.variant) ?? paths.login} replace />;
    case 'authorized':
      return <BehindGates route={route} session={state.session} />;
  }
}

/**
 * Checks the gates in their order, then which screens an archived student may open, and renders the screen
 * (000 §2.3, §2.4).
 */
function BehindGates({ route, session }: { route: PageRoute; session: Session }) {
  const { config } = useServices();
  const { pathname } = useLocation();
  const gate = closedGate(session, { ...config, token: readCookie('authorizationToken'), here: location.href });
  if (gate) {
    return (
      <PageBoundary>
        <Suspense fallback={<SessionCheckScreen />}>
          <GatePage {...gate} />
        </Suspense>
      </PageBoundary>
    );
  }
  if (!mayOpen(session, pathname)) {
    // The dashboard is the default page; any other screen was requested, so the dialog explains the redirect.
    const blocked = pathname !== paths.dashboard;
    return <Navigate to={paths.addBuyCourse} replace state={{ blocked }} />;
  }
  return (
    <SignedIn session={session}>
      <ShellRoute route={route} session={session} />
    </SignedIn>
  );
}
