import type { Announcement } from './model.ts';

/** Rows of a panel before Show more. */
export const ANNOUNCEMENTS_SHOWN = 3;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether an announcement counts as new: the wire does not say what was read, so its age decides. */
export function isNew({ publishedAt }: Pick<Announcement, 'publishedAt'>, now: Date): boolean {
  return now.getTime() - publishedAt.getTime() < WEEK_MS;
}

/** The list without an announcement. */
export function without(list: readonly Announcement[], { id }: Pick<Announcement, 'id'>): Announcement[] {
  return list.filter((one) => one.id !== id);
}

/** The list with an announcement in it again, in its place: newest first. One that is there already stays as it is. */
export function restoreAnnouncement(list: readonly Announcement[], announcement: Announcement): Announcement[] {
  if (list.some(({ id }) => id === announcement.id)) return [...list];
  const older = list.findIndex(({ publishedAt }) => publishedAt <= announcement.publishedAt);
  const at = older === -1 ? list.length : older;
  return [...list.slice(0, at), announcement, ...list.slice(at)];
}
