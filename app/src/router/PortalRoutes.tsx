import { paths } from '@portal/domain/screens';
import { LinkContext } from '@portal/ui/links';
import { SessionCheckScreen } from '@portal/ui/shell';
import { Suspense, type ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageBoundary } from './PageBoundary.tsx';
import { errorPage, pageRoutes, publicRoutes } from './routes.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RouterLink } from './RouterLink.tsx';

const { Component: ErrorPage } = errorPage;

/** A page outside of the shell, whose heading receives focus when it opens. */
const publicRoute = (page: ReactElement) => (
  <PageBoundary>
    {page}
    <RouteAnnouncer />
  </PageBoundary>
);

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
