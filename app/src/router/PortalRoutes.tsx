import { paths } from '@portal/domain/screens';
import { LinkContext } from '@portal/ui/links';
import { SessionCheckScreen } from '@portal/ui/shell';
import { Suspense, type ReactElement } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Navigate, Route, Routes } from 'react-router-dom';
import { retryFailedRoutes } from './lazy-route.tsx';
import { errorPage, pageRoutes, publicRoutes } from './routes.ts';
import { RouteErrorFallback } from '../portal/RouteErrorFallback.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RouterLink } from './RouterLink.tsx';

const { Component: ErrorPage } = errorPage;

/** A page outside of the shell: focus goes to its heading when it opens, and what breaks is said in its place. */
function arriving(page: ReactElement) {
  return (
    <ErrorBoundary FallbackComponent={PublicErrorFallback} onReset={retryFailedRoutes}>
      {page}
      <RouteAnnouncer />
    </ErrorBoundary>
  );
}

function PublicErrorFallback(props: FallbackProps) {
  return (
    <main>
      <RouteErrorFallback {...props} />
    </main>
  );
}

/** Every address of the portal (000 §2). */
export function PortalRoutes() {
  return (
    <LinkContext value={RouterLink}>
      <Suspense fallback={<SessionCheckScreen />}>
        <Routes>
          {publicRoutes.map(({ path, Component }) => (
            <Route key={path} path={path} element={arriving(<Component />)} />
          ))}
          <Route path={paths.error} element={arriving(<ErrorPage kind="error" />)} />
          <Route path={paths.badRequest} element={arriving(<ErrorPage kind="badRequest" />)} />
          <Route path={paths.inactiveUser} element={arriving(<ErrorPage kind="inactive" />)} />
          <Route path={paths.integration} element={arriving(<ErrorPage kind="integration" />)} />
          <Route path="/Integration" element={<Navigate to={paths.dashboard} replace />} />
          {pageRoutes.map((route) => (
            <Route key={route.path} path={route.path} element={<RequireSession route={route} />} />
          ))}
          <Route path="*" element={arriving(<ErrorPage kind="notFound" />)} />
        </Routes>
      </Suspense>
    </LinkContext>
  );
}
