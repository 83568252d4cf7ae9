import { lazy } from 'react';

/** Few students see it and it has an illustration: loaded on demand, to keep it out of the first page's chunk. */
export const NoCourses = lazy(() => import('./NoCourses.tsx').then((m) => ({ default: m.NoCourses })));
