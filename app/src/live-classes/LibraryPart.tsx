import { LibraryWaiting } from '@portal/ui/live-classes';
import { Suspense, type ComponentProps } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { retryScreens, splitScreen } from '../router/split-screen.tsx';
import { BrokenPage } from '../portal/BrokenPage.tsx';

const { Screen: Library } = splitScreen(() => import('./LibraryContainer.tsx'), ['videos']);

/** The library; its code comes when it is opened, and where it cannot be fetched the rest of the page stays. */
export function LibraryPart(props: ComponentProps<typeof Library>) {
  return (
    <ErrorBoundary onReset={retryScreens} FallbackComponent={BrokenPage}>
      <Suspense fallback={<LibraryWaiting />}>
        <Library {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
