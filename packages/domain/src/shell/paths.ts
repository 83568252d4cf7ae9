import type { NavEntry } from './model.ts';

/** The address of every screen (000 §2.1, §2.2), as the specification spells it; matching ignores letter case. */
export const paths = {
  dashboard: '/',
  login: '/Login',
  forgotPassword: '/ForgotPassword',
  error: '/Error',
  badRequest: '/ErrorBadRequest',
  inactiveUser: '/UnauthorizedInactiveUser',
  integration: '/UnauthorizedIntegration',
  courses: '/MyCourseList',
  liveClasses: '/LiveClassList',
  videos: '/VideoList',
  assessments: '/MyAssessmentList',
  meetings: '/Appointments',
  events: '/Event',
  enrollment: '/Enrollment',
  addBuyCourse: '/AddBuyCourse',
  myPackages: '/MyPackages',
  helpDashboard: '/HelpDashboard',
  profile: '/Profile',
  notifications: '/Notification',
  messages: '/Message',
  course: (id: number) => `/mycourse/${id}`,
  lessons: (course: number) => `/Lesson/${course}`,
  progress: (course: number) => `/StudentProgress/${course}`,
  schedule: (course: number) => `/StudySchedule/${course}`,
  teacherMeeting: (course: number) => `/TeacherMeeting/${course}`,
  assessment: (course: number) => `/myassessment/${course}`,
  diagnosticTest: (id: number) => `/diagnostictest/${id}`,
} as const;

/** Every screen behind sign-in, as a pattern: `:id` is one part of the address, `:id?` one that may be missing. */
const PAGE_PATTERNS = [
  '/',
  '/MyCourseList',
  '/MyCourse/:id',
  '/Lesson/:id',
  '/StudentProgress/:id',
  '/StudySchedule/:id',
  '/LiveClassList',
  '/VideoList',
  '/MyAssessmentList',
  '/MyAssessment/:id?',
  '/DiagnosticTest/:id',
  '/Appointments',
  '/BookedMeetings',
  '/AvailableCourses',
  '/TeacherMeeting/:id?',
  '/Event',
  '/Enrollment',
  '/AddBuyCourse',
  '/MyPackages',
  '/HelpDashboard',
  '/Help',
  '/Profile',
  '/Notification',
  '/Message',
] as const;
export type PagePattern = (typeof PAGE_PATTERNS)[number];

/** Whether an address belongs to a screen behind sign-in, in any letter case, with or without a slash at its end. */
export function isPage(pathname: string): boolean {
  return PAGE_PATTERNS.some((pattern) => {
    const source = pattern.replace('/:id?', '(/[^/]+)?').replace(':id', '[^/]+');
    return new RegExp(`^${source === '/' ? '' : source}/?$`, 'i').test(pathname);
  });
}

/** Where each entry of the menu leads. */
export const entryPath: Record<NavEntry, string> = {
  dashboard: paths.dashboard,
  courses: paths.courses,
  liveClasses: paths.liveClasses,
  videos: paths.videos,
  assessments: paths.assessments,
  meetings: paths.meetings,
  events: paths.events,
  enrollment: paths.enrollment,
  help: paths.helpDashboard,
  profile: paths.profile,
};
