import { PANEL_ROWS, PanelSkeleton, PartBoundary } from '@portal/ui/kit';
import type { ReactNode } from 'react';

/**
 * One panel of a page. An error in it, or code that cannot be fetched, is shown in its place and does not affect the rest
 * of the page. `rows`: those of the placeholder while its code loads.
 */
export function PanelBoundary({ rows = PANEL_ROWS, children }: { rows?: number; children: ReactNode }) {
  return <PartBoundary loading={<PanelSkeleton rows={rows} />}>{children}</PartBoundary>;
}
