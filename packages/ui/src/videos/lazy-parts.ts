import { lazyPart } from '../kit/index.ts';

/** Loaded on demand, since few students see it and it includes an illustration. */
export const NoVideos = lazyPart(() => import('./NoVideos.tsx').then((m) => ({ default: m.NoVideos })));
