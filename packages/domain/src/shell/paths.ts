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
  /** A module of the lesson page, or a lesson in it. */
  lesson: (course: number, module: number, lesson: number | null = null) =>
    `/Lesson/${course}?module=${module}${lesson === null ? '' : `&lesson=${lesson}`}`,
  progress: (course: number) => `/StudentProgress/${course}`,
  schedule: (course: number) => `/StudySchedule/${course}`,
  /** `type`: the appointment type to book, where that is known. */
  teacherMeeting: (course: number, type: number | null = null) =>
    `/TeacherMeeting/${course}${type === null ? '' : `?type=${type}`}`,
  assessment: (course: number) => `/myassessment/${course}`,
  diagnosticTest: (id: number) => `/diagnostictest/${id}`,
} as const;

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
