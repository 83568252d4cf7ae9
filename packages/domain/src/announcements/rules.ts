import type { Announcement } from './model.ts';

/** Rows of a panel before Show more. */
export const ANNOUNCEMENTS_SHOWN = 3;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether an announcement counts as new: it is less than a week old. The server does not send which ones were read. */
export function isNew({ publishedAt }: Pick<Announcement, 'publishedAt'>, now: Date): boolean {
  return now.getTime() - publishedAt.getTime() < WEEK_MS;
}

/** The list without an announcement. */
export function removeAnnouncement(list: readonly Announcement[], { id }: Pick<Announcement, 'id'>): Announcement[] {
  return list.filter((one) => one.id !== id);
}

/** The list with an announcement inserted at its position, newest first; unchanged when it is listed already. */
export function restoreAnnouncement(list: readonly Announcement[], announcement: Announcement): Announcement[] {
  if (list.some(({ id }) => id === announcement.id)) return [...list];
  const older = list.findIndex(({ publishedAt }) => publishedAt <= announcement.publishedAt);
  const at = older === -1 ? list.length : older;
  return [...list.slice(0, at), announcement, ...list.slice(at)];
}
