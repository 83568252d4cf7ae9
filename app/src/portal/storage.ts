/**
 * Keys of local storage that the portal uses: those of contract 4.6, and its own: the appearance, the school's last
 * colour scheme, how students sign in, the time zones whose notice was dismissed, the last visit, and for each student
 * the last lesson, the positions in videos, the drafts of messages, which packages end, and the day of the next
 * reminder of one. Clearing an account's storage removes all of them.
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

/**
 * Keys of session storage, besides those of the sign-in library: what was typed in the profile, and that this tab has
 * gone to the provider to link an account.
 */
export const TAB_KEYS = ['profileDraft', 'linkStarted'] as const;
/**
 * Also those for the next load of the portal: that the student has signed out, and a user name typed before a retry.
 */
export type TabKey = (typeof TAB_KEYS)[number] | 'signedOut' | 'typedName';

/**
 * Returns the result of a storage call, or null where the storage is blocked or full: then nothing is stored, and
 * nothing depends on it.
 */
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

/** Returns the keys of a student's drafts: a new message (contract 4.6), and replies with the names of attachments. */
export const draftKeys = (studentId: number) => [`messageDraft:${studentId}`, `replyDrafts:${studentId}`] as const;

/**
 * Removes a student's drafts of messages and of the profile. Called at log-out, since the next person at the device may
 * be somebody else.
 */
export function removeDrafts(studentId: number): void {
  for (const key of draftKeys(studentId)) storage.set(key, null);
  for (const key of TAB_KEYS) tabStorage.set(key, null);
}

/**
 * Removes the request to link an account, whichever tab has made it. Called when it was made or refused, so that the
 * account is linked only once (OPEN-80), and at log-out.
 */
export function removeLinkRequest(): void {
  storage.set('linkAccountRequest', null);
  storage.set('emailAddress', null);
  tabStorage.set('linkStarted', null);
}

/** Clears session storage, including the keys of the sign-in library. */
export function clearTabStorage(): void {
  attempt(() => sessionStorage.clear());
}

/** Clears everything that the portal has stored in this browser. */
export function clearStorage(): void {
  attempt(() => localStorage.clear());
  clearTabStorage();
}
