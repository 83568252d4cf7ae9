import { LibraryWaiting } from '@portal/ui/live-classes';
import { Suspense, type ComponentProps } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { retryFailedRoutes, lazyRoute } from '../router/lazy-route.tsx';
import { RouteErrorFallback } from '../portal/RouteErrorFallback.tsx';

const { Component: Library } = lazyRoute(() => import('./LibraryContainer.tsx'), ['videos']);

/** The library; its code comes when it is opened, and where it cannot be fetched the rest of the page stays. */
export function LibraryPart(props: ComponentProps<typeof Library>) {
  return (
    <ErrorBoundary onReset={retryFailedRoutes} FallbackComponent={RouteErrorFallback}>
      <Suspense fallback={<LibraryWaiting />}>
        <Library {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
