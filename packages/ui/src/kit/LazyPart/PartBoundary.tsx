import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PartError } from './CodeError.tsx';
import { retryFailedParts } from './lazy-part.ts';
import { useResetKeys } from './useResetKeys.ts';

interface PartBoundaryProps {
  /** Shown while its code loads. */
  loading?: ReactNode;
  children: ReactNode;
}

/**
 * Boundary of a lazy part of a page. If the part throws or its code cannot be fetched, an error replaces it and the
 * rest of the page stays.
 */
export function PartBoundary({ loading, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary resetKeys={[...useResetKeys()]} onReset={retryFailedParts} FallbackComponent={PartError}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}
