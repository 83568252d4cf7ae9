import type { NavEntry } from '@portal/domain/screens';
import type { ScreenHref } from '@portal/domain/shared';
import type { EntryLabelKey } from './entries.ts';

/** One entry of the menu. */
export interface MenuItem {
  entry: NavEntry;
  href: ScreenHref;
  /** The translation key of the label; by default that of the entry. */
  labelKey?: EntryLabelKey;
  /** Shown, but closed to this student: pressing it opens an explanation (archived students, 000 §2.3). */
  blocked?: boolean;
}

/** The props of both menus: bottom bar with its More sheet and rail show the same entries in the same order. */
export interface MenuProps {
  /** null while they load. */
  items: readonly MenuItem[] | null;
  current: NavEntry | null;
  onBlocked: () => void;
  onDisplay: () => void;
  onLogOut: () => void;
}
