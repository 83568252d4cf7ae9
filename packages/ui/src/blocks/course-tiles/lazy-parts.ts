import { lazyPart } from '../../kit/index.ts';

/** Few students see it and it has an illustration: loaded on demand, to keep it out of the first page's chunk. */
export const NoCourses = lazyPart(() => import('./NoCourses.tsx').then((m) => ({ default: m.NoCourses })));
