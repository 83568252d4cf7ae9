import { PANEL_ROWS, PanelSkeleton } from '@portal/ui/kit';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { retryFailedRoutes } from './lazy-route.tsx';
import { PanelErrorFallback } from '../portal/RouteErrorFallback.tsx';
import { useOnline } from '../hooks/useOnline.ts';

/**
 * One panel of a page. An error in it, or code that cannot be fetched, is shown in its place and does not affect the rest
 * of the page. `rows`: those of the placeholder while its code loads.
 */
export function PanelBoundary({ rows = PANEL_ROWS, children }: { rows?: number; children: ReactNode }) {
  return (
    // Code that could not be fetched offline is fetched again once there is a connection.
    <ErrorBoundary resetKeys={[useOnline()]} onReset={retryFailedRoutes} FallbackComponent={PanelErrorFallback}>
      <Suspense fallback={<PanelSkeleton rows={rows} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
