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

/** A part of a page. An error in it, or code that cannot be fetched, is shown in its place and the rest of the page stays. */
export function PartBoundary({ loading, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary resetKeys={[...useResetKeys()]} onReset={retryFailedParts} FallbackComponent={PartError}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}
