import { retryFailedParts, useOnline } from '@portal/ui/kit';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { RouteErrorFallback } from '../portal/RouteErrorFallback.tsx';

/** Around a page outside of the shell: a fallback replaces it when it throws, until the connection is back. */
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
