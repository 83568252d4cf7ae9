import { lazy } from 'react';

/** Their code comes when they are needed: a dialog, and what few students see. */
export const CourseTaskDialog = lazy(() =>
  import('./CourseTaskDialog.tsx').then((m) => ({ default: m.CourseTaskDialog })),
);
export const NoSchedule = lazy(() => import('./NoSchedule.tsx').then((m) => ({ default: m.NoSchedule })));
