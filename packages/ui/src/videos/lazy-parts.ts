import { lazy } from 'react';

/** Loaded on demand: few students see it, and it includes an illustration. */
export const NoVideos = lazy(() => import('./NoVideos.tsx').then((m) => ({ default: m.NoVideos })));
