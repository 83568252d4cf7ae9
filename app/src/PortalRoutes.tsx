import { paths } from '@portal/domain/shell';
import { LinkContext } from '@portal/ui/links';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { errorPage, pageRoutes, signIn } from './routes/table.ts';
import { RequireSession } from './shell/RequireSession.tsx';
import { RouterLink } from './shell/RouterLink.tsx';

const { Screen: SignIn } = signIn;
const { Screen: ErrorPage } = errorPage;

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
