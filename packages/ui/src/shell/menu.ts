import type { NavEntry } from '@portal/domain/screens';
import type { ScreenHref } from '@portal/domain/shared';
import type { EntryWord } from './entries.ts';

/** One entry of the menu, ready to be drawn. */
export interface MenuItem {
  entry: NavEntry;
  href: ScreenHref;
  /** The entry's word; by its own name unless told. */
  word?: EntryWord;
  /** Shown, but not this student's to open: pressing it says why (archived students, 000 §2.3). */
  blocked?: boolean;
}

/** What every form of the menu needs: bottom bar, More sheet and rail show the same list in the same order. */
export interface MenuProps {
  /** null while it is not known yet which entries this student sees. */
  items: readonly MenuItem[] | null;
  current: NavEntry | null;
  onBlocked: () => void;
  onDisplay: () => void;
  onLogOut: () => void;
}
