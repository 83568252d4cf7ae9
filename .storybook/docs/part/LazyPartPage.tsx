import { lazy, Suspense } from 'react';

const PartPage = lazy(() => import('./PartPage.tsx').then((module) => ({ default: module.PartPage })));

/**
 * Docs page of a component. Its code is fetched when it is opened, since every story loads what the preview imports.
 */
export function LazyPartPage() {
  return (
    <Suspense>
      <PartPage />
    </Suspense>
  );
}
