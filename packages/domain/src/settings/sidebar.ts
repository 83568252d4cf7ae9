import * as v from 'valibot';
import { decode, flagSchema, optionalText } from '../shared/index.ts';
import type { SidebarSettings } from './model.ts';

/** Only an explicit `false` forbids: a school that sends nothing has not decided. */
const allowed = v.optional(v.fallback(v.boolean(), true), true);

const sidebarSettings = v.pipe(
  v.nullish(
    v.object({
      HideUpgradePackage: flagSchema,
      AllowStudentToAddPackage: allowed,
      ShowAddCourse: allowed,
      HelpEmailAddress: v.fallback(optionalText, null),
      ShowContactUs: flagSchema,
    }),
    {},
  ),
  v.transform((sent): SidebarSettings => ({
    hidesUpgrade: sent.HideUpgradePackage,
    addsCourses: sent.ShowAddCourse && sent.AllowStudentToAddPackage,
    helpEmail: sent.HelpEmailAddress?.trim() || null,
    contactUs: sent.ShowContactUs,
  })),
);

/**
 * Decodes the answer of Sidebar/GetSidebarSettings; an absent flag hides nothing. It is in a file of its own, so that
 * only the help page and students who may upgrade load it.
 */
export function decodeSidebarSettings(sent: unknown): SidebarSettings {
  return decode(sidebarSettings, sent);
}

/** How an upgrade is offered: as a link, as a note that it needs a desktop, or not at all. */
export type UpgradeOffer = 'open' | 'onDesktop' | 'hidden';

/**
 * Returns how an upgrade is offered: the school may hide it, and it is possible on a desktop or laptop only (000 §6).
 * Without the school's settings, nothing is hidden.
 */
export function upgradeOffer(
  settings: Pick<SidebarSettings, 'hidesUpgrade'> | undefined,
  desktop: boolean,
): UpgradeOffer {
  if (settings?.hidesUpgrade) return 'hidden';
  return desktop ? 'open' : 'onDesktop';
}
