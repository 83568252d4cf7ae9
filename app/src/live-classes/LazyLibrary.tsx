import { PartBoundary } from '@portal/ui/kit';
import { LibraryTabSkeleton } from '@portal/ui/live-classes';
import type { ComponentProps } from 'react';
import { lazyRoute } from '../router/lazy-route.tsx';

const { Component: Library } = lazyRoute(() => import('./LibraryContainer.tsx'), ['videos']);

/** The library. Its code is fetched when the tab opens; a failure does not affect the rest of the page. */
export function LazyLibrary(props: ComponentProps<typeof Library>) {
  return (
    <PartBoundary loading={<LibraryTabSkeleton />}>
      <Library {...props} />
    </PartBoundary>
  );
}
