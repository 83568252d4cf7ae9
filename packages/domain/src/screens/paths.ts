import type { ScreenHref } from '../shared/index.ts';
import { navEntries, entryScreen } from './rules.ts';
import { screens, type NavEntry, type ScreenId } from './table.ts';

/** The href of every screen; for a screen with an id, the function that builds it. */
export const paths = Object.fromEntries(Object.entries(screens).map(([id, { href }]) => [id, href])) as {
  [Id in ScreenId]: (typeof screens)[Id]['href'];
};

/** The href of each menu entry. */
export const entryPath = Object.fromEntries(
  navEntries.map((entry) => [entry, screens[entryScreen[entry]].href]),
) as Record<NavEntry, ScreenHref>;
