import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import { DialogLoadError } from './DialogLoadError.tsx';
import { retryFailedParts } from './lazy-part.ts';
import { useResetKeys } from './useResetKeys.ts';

/** Boundary of a lazy dialog. A dialog has no place in the page, so its error is above the page until it is closed. */
export function DialogBoundary({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKeys={[...useResetKeys()]}
      onReset={retryFailedParts}
      fallback={<DialogError onClose={onClose} />}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function DialogError({ onClose }: { onClose: () => void }) {
  const { resetBoundary } = useErrorBoundary();
  return <DialogLoadError resetErrorBoundary={resetBoundary} onClose={onClose} />;
}
