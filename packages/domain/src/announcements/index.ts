export { decodeAnnouncement, decodeAnnouncements } from './decode.ts';
export type { Announcement, Attachment } from './model.ts';
export { ANNOUNCEMENTS_SHOWN, isNew, restoreAnnouncement, without } from './rules.ts';
export type { AnnouncementRequestWire, AnnouncementWire } from './wire.ts';
