import {
  entryOf,
  publicScreens,
  screens,
  studentScreens,
  titleKeyOf,
  type NavEntry,
  type PageTitleKey,
  type PublicScreenId,
  type StudentScreenId,
} from '@portal/domain/screens';
import { splitScreen, type Screen } from './screen.tsx';

/** One screen behind sign-in. */
export interface PageRoute extends Screen<object> {
  id: StudentScreenId;
  path: string;
  /** Which entry of the menu is marked while it is open. */
  entry: NavEntry | null;
  title: PageTitleKey;
}

const comingSoon = splitScreen(() => import('./coming-soon.tsx'));

/** The container of each screen behind sign-in, with the translations it needs. */
const pages: Record<StudentScreenId, Screen<object>> = {
  dashboard: splitScreen(() => import('./dashboard.tsx')),
  courses: splitScreen(() => import('./course-list.tsx')),
  course: splitScreen(() => import('./course.tsx'), ['lessons']),
  lessons: splitScreen(() => import('./lessons.tsx'), ['lessons', 'lists']),
  progress: splitScreen(() => import('./student-progress.tsx'), ['progress']),
  schedule: splitScreen(() => import('./study-schedule.tsx'), ['schedule']),
  liveClasses: splitScreen(() => import('./live-classes.tsx'), ['liveClasses', 'calendar', 'lists']),
  videos: splitScreen(() => import('./video-list.tsx'), ['videos']),
  assessments: splitScreen(() => import('./assessment-list.tsx'), ['assessments']),
  assessment: splitScreen(() => import('./assessment.tsx'), ['assessments', 'lessons']),
  diagnosticTest: splitScreen(() => import('./diagnostic-test.tsx'), ['assessments']),
  meetings: comingSoon,
  bookedMeetings: comingSoon,
  availableCourses: comingSoon,
  teacherMeeting: comingSoon,
  events: splitScreen(() => import('./events.tsx'), ['events', 'lists']),
  enrollment: comingSoon,
  addBuyCourse: comingSoon,
  myPackages: comingSoon,
  help: comingSoon,
  helpTopics: comingSoon,
  profile: comingSoon,
  notifications: splitScreen(() => import('./notifications.tsx'), ['notifications']),
  messages: comingSoon,
};

/** The container of each screen in front of sign-in. */
const publicPages: Record<PublicScreenId, Screen<object>> = {
  login: splitScreen(() => import('./sign-in.tsx'), ['session']),
  forgotPassword: splitScreen(() => import('./forgot-password.tsx'), ['session']),
  resetPassword: splitScreen(() => import('./reset-password.tsx'), ['session']),
  proceedLogin: splitScreen(() => import('./proceed-login.tsx')),
  singleLogout: splitScreen(() => import('./single-logout.tsx')),
};

export const signIn = publicPages.login;
export const errorPage = splitScreen(() => import('./error-page.tsx'));

/** The screens in front of sign-in, each with its address (000 §2.1). */
export const publicRoutes = publicScreens.map((id) => ({ path: screens[id].pattern, ...publicPages[id] }));

/** Every screen behind sign-in (000 §2.2). */
export const pageRoutes: readonly PageRoute[] = studentScreens.map((id) => ({
  id,
  path: screens[id].pattern,
  entry: entryOf(id),
  title: titleKeyOf(id),
  ...pages[id],
}));
