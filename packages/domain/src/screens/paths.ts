import type { ScreenHref } from '../shared/index.ts';
import { navEntries, entryScreen } from './rules.ts';
import { screens, type NavEntry, type ScreenId } from './table.ts';

/** Where every screen is: its address, or for screens with an id in it what builds that. */
export const paths = Object.fromEntries(Object.entries(screens).map(([id, { href }]) => [id, href])) as {
  [Id in ScreenId]: (typeof screens)[Id]['href'];
};

/** Where each entry of the menu leads. */
export const entryPath = Object.fromEntries(
  navEntries.map((entry) => [entry, screens[entryScreen[entry]].href]),
) as Record<NavEntry, ScreenHref>;
