/**
 * Modules whose files the boot script preloads, by the end of their paths: one for every page and one for each first
 * screen.
 */
export const firstScreens = {
  every: 'app/src/main.tsx',
  signIn: 'app/src/session/SignInContainer.tsx',
  dashboard: 'app/src/dashboard/DashboardContainer.tsx',
} as const;

/**
 * The modules of optional parts above a page's content, which the boot script preloads when a response shows that they
 * are needed.
 */
export const notices = {
  banners: 'app/src/shell/Banners.tsx',
  zone: 'app/src/calendar/ZoneNoticeContainer.tsx',
  email: 'app/src/dashboard/EmailContainer.tsx',
} as const;

/**
 * The modules of the panels that most students have. They are in one file, preloaded after the dashboard's first
 * picture.
 */
export const panels: readonly string[] = [
  'app/src/router/LateNotices.tsx',
  'app/src/calendar/WeekContainer.tsx',
  'app/src/announcements/AnnouncementsContainer.tsx',
  'app/src/announcements/CommunityContainer.tsx',
  'app/src/videos/VideosContainer.tsx',
];

/** Modules that every page fetches once it is shown. */
export const fetchedLater: readonly string[] = ['app/src/analytics/Analytics.tsx', 'app/src/errors/ErrorContainer.tsx'];

/** The namespaces of the panels, which the build puts into one file per language. */
export const PANEL_NAMESPACES: readonly string[] = ['calendar', 'announcements', 'videos'];
