import { dropLastVisit } from '../last-visit/last-visit.ts';
import { TAB_KEYS, type StorageKey } from '../portal/storage.ts';
import { changeCookies, readCookie } from '../session/cookie-jar.ts';

type FixedKey = Exclude<StorageKey, `${string}:${string}`>;

/**
 * The portal's keys, and whether each is deleted. The others are needed to stay signed in. Keys that are not listed may
 * belong to other applications.
 */
const FIXED: Record<FixedKey, boolean> = {
  selectedLanguage: true,
  lastPath: true,
  hasReload: false,
  emailAddress: true,
  linkAccountRequest: true,
  appearance: true,
  colorScheme: true,
  schoolColorScheme: true,
  ShowInfoModal: true,
  dismissedMaintenanceBanner: true,
  dismissedMigrationBanner: true,
  dismissedCommonBanner: true,
  signInMode: false,
  zoneKept: true,
  lastVisit: true,
};

type Family = StorageKey extends infer Key ? (Key extends `${infer Name}:${string}` ? Name : never) : never;

/** Keys with the id of a student or a lesson: last lessons, positions in videos, drafts, packages that end. */
const FAMILIES: Record<Family, true> = {
  lastLesson: true,
  videoPosition: true,
  messageDraft: true,
  replyDrafts: true,
  endingPackages: true,
  packageNudge: true,
};

const keysOf = (store: Storage) => Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
const isFamily = (key: string) => key.includes(':') && Object.hasOwn(FAMILIES, key.slice(0, key.indexOf(':')));
const isOfTab = (key: string) => TAB_KEYS.some((one) => one === key);
const isKept = (key: string) => Object.hasOwn(FIXED, key) || isFamily(key);
const isForgotten = (key: string) => isFamily(key) || FIXED[key as FixedKey];

/**
 * Returns everything that the portal stores in this browser, apart from the session itself. Empty where storage is
 * blocked.
 */
export function keptOnDevice(): Record<string, string> {
  const kept: Record<string, string> = {};
  eachKey(isKept, (store, key) => {
    kept[key] = store.getItem(key) ?? '';
  });
  const help = readCookie('helpInformation');
  return help === '' ? kept : { ...kept, helpInformation: help };
}

/** Deletes that data, except what is needed to stay signed in. The page must be left afterwards. */
export function forgetDevice(): void {
  // Leaving the page hides it, which would store the visit again.
  dropLastVisit();
  eachKey(
    (key) => isKept(key) && isForgotten(key),
    (store, key) => store.removeItem(key),
  );
  changeCookies({ helpInformation: null });
}

/** Visits the wanted keys of local storage, and the portal's keys of session storage; none where storage is blocked. */
function eachKey(isWanted: (key: string) => boolean, visit: (store: Storage, key: string) => void): void {
  const stores = [
    { find: () => localStorage, wanted: isWanted },
    { find: () => sessionStorage, wanted: isOfTab },
  ];
  for (const { find, wanted } of stores) {
    try {
      const store = find();
      for (const key of keysOf(store).filter(wanted)) visit(store, key);
    } catch {
      // The storage is blocked.
    }
  }
}
