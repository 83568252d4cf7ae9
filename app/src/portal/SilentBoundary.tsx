import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { retryFailedRoutes } from '../router/lazy-route.tsx';
import { useOnline } from '../hooks/useOnline.ts';

/** Something beside the page: while its code is on its way, or cannot be fetched, nothing stands there. */
export function SilentBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKeys={[useOnline()]} onReset={retryFailedRoutes} fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
