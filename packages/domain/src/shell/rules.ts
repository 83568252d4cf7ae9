import { navEntries, type NavEntry } from '../screens/index.ts';
import type { MenuFlags, MenuLocks } from './model.ts';

/** Permission names of role-based access (000 §6) that the portal checks. */
export type Permission =
  | 'edit:message'
  | 'edit:course'
  | 'edit:coursevideos'
  | 'edit:events'
  | 'edit:liveclasslibrary'
  | 'edit:studyschedule';

/** Permissions that some servers send under another name (contract 3.1); lower case. */
const aliases: Partial<Record<Permission, string>> = { 'edit:liveclasslibrary': 'liveclasslibrary' };

/**
 * Whether a permission is held. `held` null = role-based access is off, and everything is permitted; `all:menu` grants
 * all.
 */
export function hasPermission(held: readonly string[] | null, permission: Permission): boolean {
  if (held === null) return true;
  const granting: readonly (string | undefined)[] = [permission, aliases[permission], 'all:menu'];
  return held.some((one) => granting.includes(one.toLowerCase()));
}

export interface MenuFacts {
  locks: MenuLocks;
  flags: MenuFlags;
  /** null = role-based access is off. */
  permissions: readonly string[] | null;
}

/** Returns which entries of the menu are hidden from this student (000 §2.7). */
export function hiddenEntries({ locks, flags, permissions }: MenuFacts): Partial<Record<NavEntry, boolean>> {
  return {
    liveClasses: !(locks.liveClasses && flags.liveClasses),
    videos: !(flags.videos && hasPermission(permissions, 'edit:coursevideos')),
    meetings: !(locks.teacherMeetings && flags.teacherMeetings),
    events: !(locks.events && hasPermission(permissions, 'edit:events')),
  };
}

/** Returns the menu entries this student sees, in order (000 §2.7). */
export function visibleEntries(facts: MenuFacts): NavEntry[] {
  const hidden = hiddenEntries(facts);
  return navEntries.filter((entry) => !hidden[entry]);
}

/** Number of entries in the bar; the rest are behind More (000 §2.7). */
export const BAR_ENTRIES = 3;

/** Whether the bell is shown: not when the school has switched it off or the student is archived (000 §2.7). */
export function showsBell(locks: Pick<MenuLocks, 'notifications'>, archived: boolean): boolean {
  return locks.notifications && !archived;
}

/**
 * Whether the messages icon is shown: it requires messaging for this student and, with role-based access, the
 * permission (000 §2.7).
 */
export function showsMessages(enabled: boolean, permissions: readonly string[] | null): boolean {
  return enabled && hasPermission(permissions, 'edit:message');
}

export interface LibraryFacts {
  /** The server shows the library to this student. */
  flag: boolean;
  /** The school has switched it on. */
  lock: boolean;
  /** null = role-based access is off. */
  permissions: readonly string[] | null;
}

/**
 * Whether the live-class library is shown: it requires the server's flag, the school's lock and, with role-based
 * access, the permission (001 §6).
 */
export function showsLibrary({ flag, lock, permissions }: LibraryFacts): boolean {
  return flag && lock && hasPermission(permissions, 'edit:liveclasslibrary');
}
