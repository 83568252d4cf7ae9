import { lazyPart } from '../../kit/index.ts';

/** Loaded on demand, to keep it out of the chunk of the first page: few students see it, and it has an illustration. */
export const NoCourses = lazyPart(() => import('./NoCourses.tsx').then((m) => ({ default: m.NoCourses })));
