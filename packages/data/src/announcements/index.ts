export { dismissAnnouncement } from './dismiss.ts';
export { announcementQueries } from './queries.ts';
