import { SilentBoundary } from '@portal/ui/kit';
import CourseReload from '../courses/CourseReload.tsx';
import { usePackageEnds } from '../hooks/usePackageEnds.ts';
import { lazyRoute } from './lazy-route.tsx';

const { Component: Ending } = lazyRoute(() => import('../packages/EndingContainer.tsx'), ['packages-mine']);

/** What may come to the dashboard after its first picture: few students have it, so the start does not load its code. */
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
