import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { retryFailedParts } from './lazy-part.ts';
import { useResetKeys } from './useResetKeys.ts';

interface SilentBoundaryProps {
  /** Shown while its code loads. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Boundary of optional content: renders nothing when its code cannot be fetched, or when it throws. */
export function SilentBoundary({ loading, children }: SilentBoundaryProps) {
  return (
    <ErrorBoundary resetKeys={[...useResetKeys()]} onReset={retryFailedParts} fallback={null}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}
