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
import { splitScreen, type Screen } from './split-screen.tsx';

/** One screen behind sign-in. */
export interface PageRoute extends Screen<object> {
  id: StudentScreenId;
  path: string;
  /** Which entry of the menu is marked while it is open. */
  entry: NavEntry | null;
  title: PageTitleKey;
}

const comingSoon = splitScreen(() => import('../shell/ComingSoonContainer.tsx'));

/** The container of each screen behind sign-in, with the translations it needs. */
const pages: Record<StudentScreenId, Screen<object>> = {
  dashboard: splitScreen(() => import('../dashboard/DashboardContainer.tsx')),
  courses: splitScreen(() => import('../courses/CourseListContainer.tsx')),
  course: splitScreen(() => import('../courses/CourseContainer.tsx'), ['lessons']),
  lessons: splitScreen(() => import('../lessons/LessonsContainer.tsx'), ['lessons', 'infinite-list']),
  progress: splitScreen(() => import('../progress/StudentProgressContainer.tsx'), ['progress']),
  schedule: splitScreen(() => import('../schedule/StudyScheduleContainer.tsx'), ['schedule']),
  liveClasses: splitScreen(
    () => import('../live-classes/LiveClassesContainer.tsx'),
    ['live-classes', 'calendar', 'infinite-list'],
  ),
  videos: splitScreen(() => import('../videos/VideoListContainer.tsx'), ['videos']),
  assessments: splitScreen(() => import('../assessments/AssessmentListContainer.tsx'), ['assessments']),
  assessment: splitScreen(() => import('../assessments/AssessmentContainer.tsx'), ['assessments', 'lessons']),
  diagnosticTest: splitScreen(() => import('../assessments/DiagnosticTestContainer.tsx'), ['assessments']),
  meetings: comingSoon,
  bookedMeetings: comingSoon,
  availableCourses: comingSoon,
  teacherMeeting: comingSoon,
  events: splitScreen(() => import('../events/EventsContainer.tsx'), ['events', 'infinite-list']),
  enrollment: comingSoon,
  addBuyCourse: comingSoon,
  myPackages: comingSoon,
  help: comingSoon,
  helpTopics: comingSoon,
  profile: comingSoon,
  notifications: splitScreen(() => import('../notifications/NotificationsContainer.tsx'), ['notifications']),
  messages: comingSoon,
};

/** The container of each screen in front of sign-in. */
const publicPages: Record<PublicScreenId, Screen<object>> = {
  login: splitScreen(() => import('../session/SignInContainer.tsx'), ['session']),
  forgotPassword: splitScreen(() => import('../session/ForgotPasswordContainer.tsx'), ['session']),
  resetPassword: splitScreen(() => import('../session/ResetPasswordContainer.tsx'), ['session']),
  proceedLogin: splitScreen(() => import('../session/ProceedLoginContainer.tsx')),
  singleLogout: splitScreen(() => import('../session/SingleLogoutContainer.tsx')),
};

export const signIn = publicPages.login;
export const errorPage = splitScreen(() => import('../errors/ErrorContainer.tsx'));

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
