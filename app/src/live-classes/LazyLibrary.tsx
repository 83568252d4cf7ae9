import { LibraryTabSkeleton } from '@portal/ui/live-classes';
import { Suspense, type ComponentProps } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { retryFailedRoutes, lazyRoute } from '../router/lazy-route.tsx';
import { PanelErrorFallback } from '../portal/RouteErrorFallback.tsx';

const { Component: Library } = lazyRoute(() => import('./LibraryContainer.tsx'), ['videos']);

/** The library. Its code is fetched when the tab opens; a failure does not affect the rest of the page. */
export function LazyLibrary(props: ComponentProps<typeof Library>) {
  return (
    <ErrorBoundary onReset={retryFailedRoutes} FallbackComponent={PanelErrorFallback}>
      <Suspense fallback={<LibraryTabSkeleton />}>
        <Library {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
