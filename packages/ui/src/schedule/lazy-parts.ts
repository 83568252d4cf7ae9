import { lazyPart } from '../kit/index.ts';

/** Loaded on demand: a dialog, and an empty state few students see. */
export const CourseTaskDialog = lazyPart(() =>
  import('./CourseTaskDialog.tsx').then((m) => ({ default: m.CourseTaskDialog })),
);
export const NoSchedule = lazyPart(() => import('./NoSchedule.tsx').then((m) => ({ default: m.NoSchedule })));
