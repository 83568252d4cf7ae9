import { paths, type NavEntry, type PagePattern } from '@portal/domain/shell';
import { splitScreen, type Screen } from './screen.tsx';

/** Words of a page's title: an entry of the menu, or a page beside it. */
export type PageTitleKey = `entry.${NavEntry}` | `page.${'notifications' | 'messages' | 'addBuyCourse' | 'myPackages'}`;

/** One screen behind sign-in. */
export interface PageRoute extends Screen<object> {
  path: PagePattern;
  /** Which entry of the menu is marked while it is open. */
  entry: NavEntry | null;
  title: PageTitleKey;
}

function page(path: PagePattern, entry: NavEntry | null, title: PageTitleKey, screen: Screen<object>): PageRoute {
  return { path, entry, title, ...screen };
}

const dashboard = splitScreen(() => import('./dashboard.tsx'));
const courseList = splitScreen(() => import('./course-list.tsx'));
const comingSoon = splitScreen(() => import('./coming-soon.tsx'));

export const signIn = splitScreen(() => import('./sign-in.tsx'));

/** The screens in front of sign-in, each with its address (000 §2.1). */
export const publicRoutes: readonly ({ path: string } & Screen<object>)[] = [
  { path: paths.login, ...signIn },
  { path: paths.forgotPassword, ...splitScreen(() => import('./forgot-password.tsx')) },
  { path: `${paths.forgotPassword}/ResetPassword/:token`, ...splitScreen(() => import('./reset-password.tsx')) },
  { path: '/ProceedLogin/:token?', ...splitScreen(() => import('./proceed-login.tsx')) },
  { path: '/SingleLogout', ...splitScreen(() => import('./single-logout.tsx')) },
];

export const errorPage = splitScreen(() => import('./error-page.tsx'));

/** Every screen behind sign-in; letter case of an address does not matter (000 §2.2). */
export const pageRoutes: readonly PageRoute[] = [
  page(paths.dashboard, 'dashboard', 'entry.dashboard', dashboard),
  page(paths.courses, 'courses', 'entry.courses', courseList),
  page('/MyCourse/:id', 'courses', 'entry.courses', comingSoon),
  page('/Lesson/:id', 'courses', 'entry.courses', comingSoon),
  page('/StudentProgress/:id', 'courses', 'entry.courses', comingSoon),
  page('/StudySchedule/:id', 'courses', 'entry.courses', comingSoon),
  page(paths.liveClasses, 'liveClasses', 'entry.liveClasses', comingSoon),
  page(paths.videos, 'videos', 'entry.videos', comingSoon),
  page(paths.assessments, 'assessments', 'entry.assessments', comingSoon),
  page('/MyAssessment/:id?', 'assessments', 'entry.assessments', comingSoon),
  page('/DiagnosticTest/:id', 'assessments', 'entry.assessments', comingSoon),
  page(paths.meetings, 'meetings', 'entry.meetings', comingSoon),
  page('/BookedMeetings', 'meetings', 'entry.meetings', comingSoon),
  page('/AvailableCourses', 'meetings', 'entry.meetings', comingSoon),
  page('/TeacherMeeting/:id?', 'meetings', 'entry.meetings', comingSoon),
  page(paths.events, 'events', 'entry.events', comingSoon),
  page(paths.enrollment, 'enrollment', 'entry.enrollment', comingSoon),
  page(paths.addBuyCourse, 'enrollment', 'page.addBuyCourse', comingSoon),
  page(paths.myPackages, 'enrollment', 'page.myPackages', comingSoon),
  page(paths.helpDashboard, 'help', 'entry.help', comingSoon),
  page('/Help', 'help', 'entry.help', comingSoon),
  page(paths.profile, 'profile', 'entry.profile', comingSoon),
  page(paths.notifications, null, 'page.notifications', comingSoon),
  page(paths.messages, null, 'page.messages', comingSoon),
];
