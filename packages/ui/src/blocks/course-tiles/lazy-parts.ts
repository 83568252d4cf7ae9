import { lazy } from 'react';

/** For few students, with a drawing: its code comes when it is needed, and stays out of everybody's first page. */
export const NoCourses = lazy(() => import('./NoCourses.tsx').then((m) => ({ default: m.NoCourses })));
