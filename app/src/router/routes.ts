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
import { lazyRoute, type LazyRoute } from './lazy-route.tsx';

/** One screen behind sign-in. */
export interface PageRoute extends LazyRoute<object> {
  id: StudentScreenId;
  path: string;
  /** The menu entry that is marked as current; null = none. */
  entry: NavEntry | null;
  title: PageTitleKey;
}

/** The container of each screen behind sign-in, with the translations it needs. */
const pages: Record<StudentScreenId, LazyRoute<object>> = {
  dashboard: lazyRoute(() => import('../dashboard/DashboardContainer.tsx')),
  courses: lazyRoute(() => import('../courses/CourseListContainer.tsx')),
  course: lazyRoute(() => import('../courses/CourseContainer.tsx'), ['lessons', 'schedule', 'course-reset']),
  lessons: lazyRoute(() => import('../lessons/LessonsContainer.tsx'), ['lessons', 'infinite-list', 'course-reset']),
  progress: lazyRoute(() => import('../progress/StudentProgressContainer.tsx'), ['progress', 'course-reset']),
  schedule: lazyRoute(() => import('../schedule/StudyScheduleContainer.tsx'), ['schedule']),
  liveClasses: lazyRoute(
    () => import('../live-classes/LiveClassesContainer.tsx'),
    ['live-classes', 'calendar', 'infinite-list'],
  ),
  videos: lazyRoute(() => import('../videos/VideoListContainer.tsx'), ['videos']),
  assessments: lazyRoute(() => import('../assessments/AssessmentListContainer.tsx'), ['assessments']),
  assessment: lazyRoute(
    () => import('../assessments/AssessmentContainer.tsx'),
    ['assessments', 'lessons', 'course-reset'],
  ),
  diagnosticTest: lazyRoute(() => import('../assessments/DiagnosticTestContainer.tsx'), ['assessments']),
  meetings: lazyRoute(
    () => import('../appointments/MeetingsContainer.tsx'),
    ['appointments', 'appointments-booking', 'calendar'],
  ),
  bookedMeetings: lazyRoute(
    () => import('../appointments/BookedMeetingsContainer.tsx'),
    ['appointments', 'calendar', 'infinite-list'],
  ),
  availableCourses: lazyRoute(() => import('../appointments/AvailableCoursesContainer.tsx'), ['appointments']),
  teacherMeeting: lazyRoute(
    () => import('../appointments/TeacherMeetingContainer.tsx'),
    ['appointments', 'appointments-booking', 'calendar'],
  ),
  events: lazyRoute(() => import('../events/EventsContainer.tsx'), ['events', 'infinite-list']),
  enrollment: lazyRoute(() => import('../packages/EnrollmentContainer.tsx'), ['packages-mine']),
  addBuyCourse: lazyRoute(
    () => import('../packages/AddBuyCourseContainer.tsx'),
    ['packages', 'packages-purchase', 'videos'],
  ),
  myPackages: lazyRoute(
    () => import('../packages/MyPackagesContainer.tsx'),
    ['packages-mine', 'packages-purchase', 'pager'],
  ),
  help: lazyRoute(() => import('../help/HelpDashboardContainer.tsx'), ['help']),
  helpTopics: lazyRoute(() => import('../help/HelpContainer.tsx'), ['help', 'messages']),
  profile: lazyRoute(
    () => import('../profile/ProfileContainer.tsx'),
    ['profile', 'profile-account', 'captcha', 'date-field'],
  ),
  notifications: lazyRoute(() => import('../notifications/NotificationsContainer.tsx'), ['notifications']),
  messages: lazyRoute(() => import('../messages/MessagesContainer.tsx'), ['messages', 'infinite-list']),
};

/** The container of each public screen, with the translations it needs. */
const publicPages: Record<PublicScreenId, LazyRoute<object>> = {
  login: lazyRoute(() => import('../session/SignInContainer.tsx'), ['session']),
  forgotPassword: lazyRoute(() => import('../session/ForgotPasswordContainer.tsx'), ['session', 'captcha']),
  resetPassword: lazyRoute(() => import('../session/ResetPasswordContainer.tsx'), ['session']),
  proceedLogin: lazyRoute(() => import('../session/ProceedLoginContainer.tsx')),
  singleLogout: lazyRoute(() => import('../session/SingleLogoutContainer.tsx')),
  redirectView: lazyRoute(() => import('../profile/RedirectViewContainer.tsx'), ['profile-account', 'session']),
};

export const errorPage = lazyRoute(() => import('../errors/ErrorContainer.tsx'));

/** The public screens, each with its path (000 §2.1). */
export const publicRoutes = publicScreens.map((id) => ({ path: screens[id].pattern, ...publicPages[id] }));

/** Every screen behind sign-in (000 §2.2). */
export const pageRoutes: readonly PageRoute[] = studentScreens.map((id) => ({
  id,
  path: screens[id].pattern,
  entry: entryOf(id),
  title: titleKeyOf(id),
  ...pages[id],
}));
