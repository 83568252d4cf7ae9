import { PANEL_ROWS, PanelSkeleton, useInView } from '@portal/ui/kit';
import type { ReactNode } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';

/** A panel that is rendered when it comes near the viewport. */
export function LazyPanel({ children }: { children: ReactNode }) {
  return (
    <PanelBoundary>
      <InView>{children}</InView>
    </PanelBoundary>
  );
}

/** Renders its children once they come near the viewport, so that panels far down the page fetch nothing earlier. */
function InView({ children }: { children: ReactNode }) {
  const [inView, container] = useInView<HTMLDivElement>();
  if (inView) return children;
  return (
    <div ref={container} data-far="">
      <PanelSkeleton rows={PANEL_ROWS} idle />
    </div>
  );
}
