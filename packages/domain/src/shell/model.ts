/** What the server allows this student to see in the menu. */
export interface MenuFlags {
  videos: boolean;
  liveClasses: boolean;
  teacherMeetings: boolean;
}

/** Entries of the menu, in the order they are shown (000 §2.7). */
export const NAV_ENTRIES = [
  'dashboard',
  'courses',
  'liveClasses',
  'videos',
  'assessments',
  'meetings',
  'events',
  'enrollment',
  'help',
  'profile',
] as const;
export type NavEntry = (typeof NAV_ENTRIES)[number];

/** The school's switches the menu looks at; `settings` reads them. */
export interface MenuLocks {
  notifications: boolean;
  liveClasses: boolean;
  teacherMeetings: boolean;
  events: boolean;
}
