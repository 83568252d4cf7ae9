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
const course = splitScreen(() => import('./course.tsx'), ['lessons']);
const lessons = splitScreen(() => import('./lessons.tsx'), ['lessons', 'lists']);
const studentProgress = splitScreen(() => import('./student-progress.tsx'), ['progress']);
const studySchedule = splitScreen(() => import('./study-schedule.tsx'), ['schedule']);
const videoList = splitScreen(() => import('./video-list.tsx'), ['videos']);
const notifications = splitScreen(() => import('./notifications.tsx'), ['notifications']);
const events = splitScreen(() => import('./events.tsx'), ['events', 'lists']);
const liveClasses = splitScreen(() => import('./live-classes.tsx'), ['liveClasses', 'calendar', 'lists']);
const assessmentList = splitScreen(() => import('./assessment-list.tsx'), ['assessments']);
const assessment = splitScreen(() => import('./assessment.tsx'), ['assessments', 'lessons']);
const diagnosticTest = splitScreen(() => import('./diagnostic-test.tsx'), ['assessments']);
const comingSoon = splitScreen(() => import('./coming-soon.tsx'));

export const signIn = splitScreen(() => import('./sign-in.tsx'), ['session']);

/** The screens in front of sign-in, each with its address (000 §2.1). */
export const publicRoutes: readonly ({ path: string } & Screen<object>)[] = [
  { path: paths.login, ...signIn },
  { path: paths.forgotPassword, ...splitScreen(() => import('./forgot-password.tsx'), ['session']) },
  {
    path: `${paths.forgotPassword}/ResetPassword/:token`,
    ...splitScreen(() => import('./reset-password.tsx'), ['session']),
  },
  { path: '/ProceedLogin/:token?', ...splitScreen(() => import('./proceed-login.tsx')) },
  { path: '/SingleLogout', ...splitScreen(() => import('./single-logout.tsx')) },
];

export const errorPage = splitScreen(() => import('./error-page.tsx'));

/** Every screen behind sign-in; letter case of an address does not matter (000 §2.2). */
export const pageRoutes: readonly PageRoute[] = [
  page(paths.dashboard, 'dashboard', 'entry.dashboard', dashboard),
  page(paths.courses, 'courses', 'entry.courses', courseList),
  page('/MyCourse/:id', 'courses', 'entry.courses', course),
  page('/Lesson/:id', 'courses', 'entry.courses', lessons),
  page('/StudentProgress/:id', 'courses', 'entry.courses', studentProgress),
  page('/StudySchedule/:id', 'courses', 'entry.courses', studySchedule),
  page(paths.liveClasses, 'liveClasses', 'entry.liveClasses', liveClasses),
  page(paths.videos, 'videos', 'entry.videos', videoList),
  page(paths.assessments, 'assessments', 'entry.assessments', assessmentList),
  page('/MyAssessment/:id?', 'assessments', 'entry.assessments', assessment),
  page('/DiagnosticTest/:id', 'assessments', 'entry.assessments', diagnosticTest),
  page(paths.meetings, 'meetings', 'entry.meetings', comingSoon),
  page('/BookedMeetings', 'meetings', 'entry.meetings', comingSoon),
  page('/AvailableCourses', 'meetings', 'entry.meetings', comingSoon),
  page('/TeacherMeeting/:id?', 'meetings', 'entry.meetings', comingSoon),
  page(paths.events, 'events', 'entry.events', events),
  page(paths.enrollment, 'enrollment', 'entry.enrollment', comingSoon),
  page(paths.addBuyCourse, 'enrollment', 'page.addBuyCourse', comingSoon),
  page(paths.myPackages, 'enrollment', 'page.myPackages', comingSoon),
  page(paths.helpDashboard, 'help', 'entry.help', comingSoon),
  page('/Help', 'help', 'entry.help', comingSoon),
  page(paths.profile, 'profile', 'entry.profile', comingSoon),
  page(paths.notifications, null, 'page.notifications', notifications),
  page(paths.messages, null, 'page.messages', comingSoon),
];
