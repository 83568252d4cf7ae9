import { SilentBoundary } from '@portal/ui/kit';
import CourseReload from '../courses/CourseReload.tsx';
import { usePackageEnds } from '../hooks/usePackageEnds.ts';
import { lazyRoute } from './lazy-route.tsx';

const { Component: Ending } = lazyRoute(() => import('../packages/EndingContainer.tsx'), ['packages-mine']);

/**
 * Notices that the dashboard may show after its first picture. Few students have them, so their code is not loaded at
 * the start.
 */
export default function LateNotices() {
  return (
    <>
      <CourseReload />
      {usePackageEnds() && (
        <SilentBoundary>
          <Ending />
        </SilentBoundary>
      )}
    </>
  );
}
