import * as v from 'valibot';
import { decode, flag } from '../shared/index.ts';
import type { SidebarSettings } from './model.ts';

const sidebarSettings = v.pipe(
  v.nullish(v.object({ HideUpgradePackage: flag }), {}),
  v.transform((sent): SidebarSettings => ({ hidesUpgrade: sent.HideUpgradePackage })),
);

/** Answer of Sidebar/GetSidebarSettings; what it does not forbid is allowed. Apart: few students are offered an upgrade. */
export function decodeSidebarSettings(sent: unknown): SidebarSettings {
  return decode(sidebarSettings, sent);
}

/** How a larger package is offered: to be bought, with words where it can be, or not at all. */
export type UpgradeOffer = 'open' | 'onDesktop' | 'hidden';

/**
 * The school may hide upgrading, and it is possible on a desktop or laptop only (000 §6). While the school's word could
 * not be had, nothing is hidden.
 */
export function upgradeOffer(settings: SidebarSettings | undefined, desktop: boolean): UpgradeOffer {
  if (settings?.hidesUpgrade) return 'hidden';
  return desktop ? 'open' : 'onDesktop';
}
