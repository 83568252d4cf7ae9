import { retryFailedParts, useOnline } from '@portal/ui/kit';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { RouteErrorFallback } from '../portal/RouteErrorFallback.tsx';

/**
 * The error boundary of a page outside of the shell. Its fallback replaces a page that throws; when the connection is
 * back, the page is rendered again.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKeys={[useOnline()]} FallbackComponent={PageErrorFallback} onReset={retryFailedParts}>
      {children}
    </ErrorBoundary>
  );
}

function PageErrorFallback(props: FallbackProps) {
  return (
    <main>
      <RouteErrorFallback {...props} />
    </main>
  );
}
