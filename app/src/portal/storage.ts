/** Keys of local storage (contract 4.6) that the portal so far uses, and the student's own look. */
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

/** Local storage that never throws: in a private window, or full, it just does not remember. */
export const storage = {
  get(key: Key): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** null forgets. */
  set(key: Key, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Not remembered; nothing else depends on it.
    }
  },
  clear(): void {
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // Nothing was remembered then.
    }
  },
};
