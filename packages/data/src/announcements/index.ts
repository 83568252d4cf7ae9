export { useAnnouncementDetail, useAnnouncements, useCommunityPosts, useDismissAnnouncement } from './hooks.ts';
