/** Keys of local storage that the portal uses: those of contract 4.6, and its own. */
type Key =
  | 'selectedLanguage'
  | 'lastPath'
  | 'hasReload'
  | 'appearance'
  | 'colorScheme'
  | 'schoolColorScheme'
  | 'ShowInfoModal'
  | 'dismissedMaintenanceBanner'
  | 'dismissedMigrationBanner'
  | 'dismissedCommonBanner'
  | 'signInMode'
  | 'zoneKept'
  | `lastLesson:${number}`
  | `videoPosition:${number}:${number}`;

/** Local storage that never throws: where it is blocked or full, nothing is stored. */
export const storage = {
  get(key: Key): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** null removes the key. */
  set(key: Key, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Not stored; nothing depends on it.
    }
  },
  clear(): void {
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // Then nothing was stored.
    }
  },
};
