import { paths } from '@portal/domain/screens';
import { LinkContext } from '@portal/ui/links';
import { SessionCheckScreen } from '@portal/ui/shell';
import { Suspense, type ReactElement } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useOnline } from '../hooks/useOnline.ts';
import { retryFailedRoutes } from './lazy-route.tsx';
import { errorPage, pageRoutes, publicRoutes } from './routes.ts';
import { RouteErrorFallback } from '../portal/RouteErrorFallback.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RouterLink } from './RouterLink.tsx';

const { Component: ErrorPage } = errorPage;

/**
 * A page outside of the shell: its heading gets the focus when it opens, and a fallback replaces it when it throws, until
 * the connection is back.
 */
function PublicRoute({ children }: { children: ReactElement }) {
  return (
    <ErrorBoundary resetKeys={[useOnline()]} FallbackComponent={PublicErrorFallback} onReset={retryFailedRoutes}>
      {children}
      <RouteAnnouncer />
    </ErrorBoundary>
  );
}

const publicRoute = (page: ReactElement) => <PublicRoute>{page}</PublicRoute>;

function PublicErrorFallback(props: FallbackProps) {
  return (
    <main>
      <RouteErrorFallback {...props} />
    </main>
  );
}

/** Every route of the portal (000 §2). */
export function PortalRoutes() {
  return (
    <LinkContext value={RouterLink}>
      <Suspense fallback={<SessionCheckScreen />}>
        <Routes>
          {publicRoutes.map(({ path, Component }) => (
            <Route key={path} path={path} element={publicRoute(<Component />)} />
          ))}
          <Route path={paths.error} element={publicRoute(<ErrorPage kind="error" />)} />
          <Route path={paths.badRequest} element={publicRoute(<ErrorPage kind="badRequest" />)} />
          <Route path={paths.inactiveUser} element={publicRoute(<ErrorPage kind="inactive" />)} />
          <Route path={paths.integration} element={publicRoute(<ErrorPage kind="integration" />)} />
          <Route path="/Integration" element={<Navigate to={paths.dashboard} replace />} />
          {pageRoutes.map((route) => (
            <Route key={route.path} path={route.path} element={<RequireSession route={route} />} />
          ))}
          <Route path="*" element={publicRoute(<ErrorPage kind="notFound" />)} />
        </Routes>
      </Suspense>
    </LinkContext>
  );
}
