import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { retryFailedRoutes } from '../router/lazy-route.tsx';
import { useOnline } from '../hooks/useOnline.ts';

/** For optional content: renders nothing while its code is loading, when that fails, or when it throws. */
export function SilentBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKeys={[useOnline()]} onReset={retryFailedRoutes} fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
