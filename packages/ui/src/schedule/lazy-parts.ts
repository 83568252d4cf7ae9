import { lazy } from 'react';

/** Loaded on demand: a dialog, and an empty state few students see. */
export const CourseTaskDialog = lazy(() =>
  import('./CourseTaskDialog.tsx').then((m) => ({ default: m.CourseTaskDialog })),
);
export const NoSchedule = lazy(() => import('./NoSchedule.tsx').then((m) => ({ default: m.NoSchedule })));
