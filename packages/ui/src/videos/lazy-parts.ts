import { lazy } from 'react';

/** For few students, with a drawing: its code comes when it is needed. */
export const NoVideos = lazy(() => import('./NoVideos.tsx').then((m) => ({ default: m.NoVideos })));
