/** The modules whose files the boot script preloads, by the end of their paths: of every page, and of the two first screens. */
export const firstScreens = {
  every: 'app/src/main.tsx',
  signIn: 'app/src/session/SignInContainer.tsx',
  dashboard: 'app/src/dashboard/DashboardContainer.tsx',
} as const;

/** The modules of what may stand above a page, which the boot script preloads when a response says so. */
export const notices = {
  banners: 'app/src/shell/Banners.tsx',
  zone: 'app/src/calendar/ZoneNoticeContainer.tsx',
  email: 'app/src/dashboard/EmailContainer.tsx',
} as const;

/** The panels that most students have, whose code comes after the first picture of the dashboard, in one go. */
export const panels: readonly string[] = [
  'app/src/router/LateNotices.tsx',
  'app/src/calendar/WeekContainer.tsx',
  'app/src/announcements/AnnouncementsContainer.tsx',
  'app/src/announcements/CommunityContainer.tsx',
  'app/src/videos/VideosContainer.tsx',
];

/** What every page fetches once it is shown. */
export const fetchedLater: readonly string[] = ['app/src/analytics/Analytics.tsx', 'app/src/errors/ErrorContainer.tsx'];

/** The namespaces of the panels: the build puts them into one file a language. */
export const PANEL_NAMESPACES: readonly string[] = ['calendar', 'announcements', 'videos'];
