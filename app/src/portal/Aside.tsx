import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { retryScreens } from '../router/split-screen.tsx';
import { useOnline } from '../hooks/useOnline.ts';

/** Something beside the page: while its code is on its way, or cannot be fetched, nothing stands there. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKeys={[useOnline()]} onReset={retryScreens} fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
