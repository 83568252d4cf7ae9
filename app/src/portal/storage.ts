/**
 * Keys of local storage that the portal uses: those of contract 4.6, and its own: the appearance, the last school colours,
 * how students sign in, a time zone that was kept, the last lesson, the positions in videos, the begun replies of each
 * student, and which of their packages end, with the day of the next nudge about one. Clearing an account's storage removes all of them.
 */
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
  | `videoPosition:${number}:${number}`
  | `messageDraft:${number}`
  | `replyDrafts:${number}`
  | `endingPackages:${number}`
  | `packageNudge:${number}`;

/** What a storage returns, or null where it is blocked or full: then nothing is stored, and nothing depends on it. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Local storage that never throws. */
export const storage = {
  get: (key: Key): string | null => attempt(() => localStorage.getItem(key)),
  /** null removes the key. */
  set: (key: Key, value: string | null): void => {
    attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)));
  },
};

/** Where a student's begun messages are stored: a new one (contract 4.6), and replies with the names of attachments. */
export const draftKeys = (studentId: number) => [`messageDraft:${studentId}`, `replyDrafts:${studentId}`] as const;

/** Removes a student's begun messages: at log-out, since the next person at the device may be another. */
export function removeDrafts(studentId: number): void {
  for (const key of draftKeys(studentId)) storage.set(key, null);
}

/** Clears what this tab stored: the sign-in library's keys. */
export function clearTabStorage(): void {
  attempt(() => sessionStorage.clear());
}

/** Clears what the portal stored in this browser. */
export function clearStorage(): void {
  attempt(() => localStorage.clear());
  clearTabStorage();
}
