import { at } from './at.ts';

/** The packages that have ended: the second tab of /MyPackages. In a file of its own, since few pages lead there. */
export const completedPackagesPath = at('/MyPackages?tab=completed');
