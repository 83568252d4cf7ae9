import { PanelSkeleton, useInView } from '@portal/ui/kit';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { retryFailedRoutes } from './lazy-route.tsx';
import { RouteErrorFallback } from '../portal/RouteErrorFallback.tsx';
import { useOnline } from '../hooks/useOnline.ts';

/**
 * One part of a page, drawn when it comes near the view. What breaks in it, or cannot be fetched, is said in its place
 * and leaves the rest alone.
 */
export function LazyPanel({ children }: { children: ReactNode }) {
  return (
    // What could not be fetched without a connection comes by itself once there is one.
    <ErrorBoundary resetKeys={[useOnline()]} onReset={retryFailedRoutes} FallbackComponent={RouteErrorFallback}>
      <WhenNear>
        <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
      </WhenNear>
    </ErrorBoundary>
  );
}

/** What lies far down the page costs nothing until it comes near the view. */
function WhenNear({ children }: { children: ReactNode }) {
  const [near, place] = useInView<HTMLDivElement>();
  if (near) return children;
  return (
    <div ref={place}>
      <PanelSkeleton />
    </div>
  );
}
