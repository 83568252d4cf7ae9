/**
 * Keys of local storage that the portal uses: those of contract 4.6, and its own: the appearance, the last school colours,
 * how students sign in, a time zone that was kept, what was seen last, and for each student the last lesson, the positions in videos,
 * the drafts of messages, which packages end, and the date of the next reminder of one. Clearing an account's storage removes all of them.
 */
export type StorageKey =
  | 'selectedLanguage'
  | 'lastPath'
  | 'hasReload'
  | 'emailAddress'
  | 'linkAccountRequest'
  | 'appearance'
  | 'colorScheme'
  | 'schoolColorScheme'
  | 'ShowInfoModal'
  | 'dismissedMaintenanceBanner'
  | 'dismissedMigrationBanner'
  | 'dismissedCommonBanner'
  | 'signInMode'
  | 'zoneKept'
  | 'lastVisit'
  | `lastLesson:${number}`
  | `videoPosition:${number}:${number}`
  | `messageDraft:${number}`
  | `replyDrafts:${number}`
  | `endingPackages:${number}`
  | `packageNudge:${number}`;

/** Keys of session storage, which lives as long as the tab, beside those of the sign-in library: what was typed in the profile. */
export const TAB_KEYS = ['profileDraft'] as const;
/** And for the next page of the portal to know: that the student has signed out, and a user name from before a new try. */
export type TabKey = (typeof TAB_KEYS)[number] | 'signedOut' | 'typedName';

/** What a storage returns, or null where it is blocked or full: then nothing is stored, and nothing depends on it. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** A storage that never throws; null removes a key. */
const safely = <Key extends string>(find: () => Storage) => ({
  get: (key: Key): string | null => attempt(() => find().getItem(key)),
  set: (key: Key, value: string | null): void => {
    attempt(() => (value === null ? find().removeItem(key) : find().setItem(key, value)));
  },
});

/** Local storage. */
export const storage = safely<StorageKey>(() => localStorage);

/** Session storage. */
export const tabStorage = safely<TabKey>(() => sessionStorage);

/** Where a student's begun messages are stored: a new one (contract 4.6), and replies with the names of attachments. */
export const draftKeys = (studentId: number) => [`messageDraft:${studentId}`, `replyDrafts:${studentId}`] as const;

/**
 * Removes what a student has begun, messages and what was typed in the profile: at log-out, since the next person at the
 * device may be another.
 */
export function removeDrafts(studentId: number): void {
  for (const key of draftKeys(studentId)) storage.set(key, null);
  for (const key of TAB_KEYS) tabStorage.set(key, null);
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
