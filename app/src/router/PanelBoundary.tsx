import { PANEL_ROWS, PanelSkeleton, PartBoundary } from '@portal/ui/kit';
import type { ReactNode } from 'react';

/**
 * The boundary of one panel of a page. An error in the panel, or code that cannot be fetched, is shown in its place and
 * does not affect the rest of the page. `rows`: the rows of the skeleton while the panel's code loads.
 */
export function PanelBoundary({ rows = PANEL_ROWS, children }: { rows?: number; children: ReactNode }) {
  return <PartBoundary loading={<PanelSkeleton rows={rows} />}>{children}</PartBoundary>;
}
