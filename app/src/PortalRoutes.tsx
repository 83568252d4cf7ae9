import { paths } from '@portal/domain/shell';
import { LinkContext } from '@portal/ui/links';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pageRoutes } from './routes/table.ts';
import { RequireSession } from './shell/RequireSession.tsx';
import { RouterLink } from './shell/RouterLink.tsx';

const SignIn = lazy(() => import('./routes/sign-in.tsx'));
const ErrorPage = lazy(() => import('./routes/error-page.tsx'));

/** Every address of the portal (000 §2). */
export function PortalRoutes() {
  return (
    <LinkContext value={RouterLink}>
      <Suspense>
        <Routes>
          <Route path={paths.login} element={<SignIn />} />
          <Route path={paths.error} element={<ErrorPage kind="error" />} />
          <Route path={paths.badRequest} element={<ErrorPage kind="badRequest" />} />
          <Route path={paths.inactiveUser} element={<ErrorPage kind="inactive" />} />
          <Route path={paths.integration} element={<ErrorPage kind="integration" />} />
          <Route path="/Integration" element={<Navigate to={paths.dashboard} replace />} />
          {pageRoutes.map((route) => (
            <Route key={route.path} path={route.path} element={<RequireSession route={route} />} />
          ))}
          <Route path="*" element={<ErrorPage kind="notFound" />} />
        </Routes>
      </Suspense>
    </LinkContext>
  );
}
