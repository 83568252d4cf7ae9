import { refusalPage } from '@portal/domain/session';
import { paths } from '@portal/domain/shell';
import { CheckingScreen } from '@portal/ui/shell';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { PageRoute } from '../routes/table.ts';
import { useServices, useSessionState } from '../services.ts';
import { storage } from '../storage.ts';
import { ShellRoute } from './ShellRoute.tsx';

/** A screen behind sign-in: shown with a session, waits while that is not known, leads to sign-in without one. */
export function RequireSession({ route }: { route: PageRoute }) {
  const { session } = useServices();
  const now = useSessionState();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (now.state === 'checking') void session.check();
    // Sign-in brings the student back to where they wanted to go.
    if (now.state === 'unauthorized') storage.set('lastPath', pathname + search);
  }, [now.state, session, pathname, search]);

  switch (now.state) {
    case 'checking':
      return <CheckingScreen />;
    case 'unauthorized':
      return <Navigate to={refusalPage(now.variant) ?? paths.login} replace />;
    case 'authorized':
      return <ShellRoute route={route} session={now.session} />;
  }
}
