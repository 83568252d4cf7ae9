import type { ScreenHref } from '../shared/index.ts';

/** One screen of the portal (000 §2.1, §2.2). */
interface ScreenRow {
  /** As the specification spells it; matching ignores letter case. `:id` is one path segment, `:id?` an optional one. */
  pattern: `/${string}`;
  /** `student`: behind sign-in and gates. `error`: shown in place of another screen. */
  access: 'public' | 'error' | 'student';
  /** The menu entry that is current while the screen is open. */
  entry?: string;
  /** The menu entry links to this screen; entries have the order of the rows (000 §2.7). */
  inMenu?: true;
  /** Key of the page's title in the shell's translations; by default the entry's. */
  title?: `page.${string}`;
  /** It belongs to a course, whose name is shown under the title. */
  ofCourse?: true;
  /** Archived students may open it (000 §2.3). */
  archived?: true;
  /** Its href, or the function that builds it. */
  href: ScreenHref | ((...parts: never[]) => ScreenHref);
}

/** What is open on the page of messages: a new message, or a conversation by the ids of its row. */
export type OpenMessage = 'new' | { id: number; interactedUserId: number; topicId: number };

const openParams = (open: OpenMessage | null) =>
  typeof open === 'object'
    ? { conversation: open?.id ?? null, user: open?.interactedUserId ?? null, topic: open?.topicId ?? null }
    : { compose: open };

/** Serialises search params with their question mark; a param whose value is null is left out. */
export function toSearch(params: Readonly<Record<string, string | number | null>>): string {
  const given = Object.entries(params).flatMap(([name, value]) => (value === null ? [] : [[name, `${value}`]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** The only place where a `ScreenHref` is made. */
export const screenHref = (path: `/${string}`) => path as ScreenHref;

/**
 * The screens of the portal by their ids: the one list from which routes, links, menu, titles and tests derive.
 * docs/new-slice.md lists what else a new row needs.
 */
export const screens = {
  login: { pattern: '/Login', access: 'public', href: screenHref('/Login') },
  forgotPassword: { pattern: '/ForgotPassword', access: 'public', href: screenHref('/ForgotPassword') },
  resetPassword: {
    pattern: '/ForgotPassword/ResetPassword/:token',
    access: 'public',
    href: (token: string) => screenHref(`/ForgotPassword/ResetPassword/${encodeURIComponent(token)}`),
  },
  proceedLogin: { pattern: '/ProceedLogin/:token?', access: 'public', href: screenHref('/ProceedLogin') },
  singleLogout: { pattern: '/SingleLogout', access: 'public', href: screenHref('/SingleLogout') },
  redirectView: { pattern: '/RedirectView', access: 'public', href: screenHref('/RedirectView') },

  error: { pattern: '/Error', access: 'error', href: screenHref('/Error') },
  badRequest: { pattern: '/ErrorBadRequest', access: 'error', href: screenHref('/ErrorBadRequest') },
  inactiveUser: {
    pattern: '/UnauthorizedInactiveUser',
    access: 'error',
    href: screenHref('/UnauthorizedInactiveUser'),
  },
  integration: { pattern: '/UnauthorizedIntegration', access: 'error', href: screenHref('/UnauthorizedIntegration') },

  dashboard: { pattern: '/', access: 'student', entry: 'dashboard', inMenu: true, href: screenHref('/') },
  courses: {
    pattern: '/MyCourseList',
    access: 'student',
    entry: 'courses',
    inMenu: true,
    href: screenHref('/MyCourseList'),
  },
  course: {
    pattern: '/MyCourse/:id',
    access: 'student',
    entry: 'courses',
    href: (course: number) => screenHref(`/mycourse/${course}`),
  },
  lessons: {
    pattern: '/Lesson/:id',
    access: 'student',
    entry: 'courses',
    title: 'page.lessons',
    ofCourse: true,
    /** The page, optionally with a module, or with a module and a lesson of it. */
    href: (course: number, module: number | null = null, lesson: number | null = null) =>
      screenHref(
        `/Lesson/${course}${module === null ? '' : `?module=${module}${lesson === null ? '' : `&lesson=${lesson}`}`}`,
      ),
  },
  progress: {
    pattern: '/StudentProgress/:id',
    access: 'student',
    entry: 'courses',
    title: 'page.progress',
    ofCourse: true,
    href: (course: number) => screenHref(`/StudentProgress/${course}`),
  },
  schedule: {
    pattern: '/StudySchedule/:id',
    access: 'student',
    entry: 'courses',
    title: 'page.schedule',
    ofCourse: true,
    href: (course: number) => screenHref(`/StudySchedule/${course}`),
  },
  liveClasses: {
    pattern: '/LiveClassList',
    access: 'student',
    entry: 'liveClasses',
    inMenu: true,
    href: screenHref('/LiveClassList'),
  },
  videos: { pattern: '/VideoList', access: 'student', entry: 'videos', inMenu: true, href: screenHref('/VideoList') },
  assessments: {
    pattern: '/MyAssessmentList',
    access: 'student',
    entry: 'assessments',
    inMenu: true,
    href: screenHref('/MyAssessmentList'),
  },
  assessment: {
    pattern: '/MyAssessment/:id?',
    access: 'student',
    entry: 'assessments',
    ofCourse: true,
    href: (course: number) => screenHref(`/myassessment/${course}`),
  },
  diagnosticTest: {
    pattern: '/DiagnosticTest/:id',
    access: 'student',
    entry: 'assessments',
    href: (test: number) => screenHref(`/diagnostictest/${test}`),
  },
  meetings: {
    pattern: '/Appointments',
    access: 'student',
    entry: 'meetings',
    inMenu: true,
    href: screenHref('/Appointments'),
  },
  bookedMeetings: {
    pattern: '/BookedMeetings',
    access: 'student',
    entry: 'meetings',
    title: 'page.bookedMeetings',
    /** The list, optionally with an open appointment. */
    href: (appointment: number | null = null) => screenHref(`/BookedMeetings${toSearch({ appointment })}`),
  },
  availableCourses: {
    pattern: '/AvailableCourses',
    access: 'student',
    entry: 'meetings',
    title: 'page.availableCourses',
    href: screenHref('/AvailableCourses'),
  },
  teacherMeeting: {
    pattern: '/TeacherMeeting/:id?',
    access: 'student',
    entry: 'meetings',
    title: 'page.teacherMeeting',
    ofCourse: true,
    /** `type`: the appointment type to book, if known. */
    href: (course: number, type: number | null = null) =>
      screenHref(`/TeacherMeeting/${course}${type === null ? '' : `?type=${type}`}`),
  },
  events: { pattern: '/Event', access: 'student', entry: 'events', inMenu: true, href: screenHref('/Event') },
  enrollment: {
    pattern: '/Enrollment',
    access: 'student',
    entry: 'enrollment',
    inMenu: true,
    archived: true,
    href: screenHref('/Enrollment'),
  },
  addBuyCourse: {
    pattern: '/AddBuyCourse',
    access: 'student',
    entry: 'enrollment',
    title: 'page.addBuyCourse',
    archived: true,
    href: screenHref('/AddBuyCourse'),
  },
  myPackages: {
    pattern: '/MyPackages',
    access: 'student',
    entry: 'enrollment',
    title: 'page.myPackages',
    archived: true,
    href: screenHref('/MyPackages'),
  },
  help: {
    pattern: '/HelpDashboard',
    access: 'student',
    entry: 'help',
    inMenu: true,
    archived: true,
    href: screenHref('/HelpDashboard'),
  },
  helpTopics: {
    pattern: '/Help',
    access: 'student',
    entry: 'help',
    title: 'page.support',
    archived: true,
    href: screenHref('/Help'),
  },
  profile: {
    pattern: '/Profile',
    access: 'student',
    entry: 'profile',
    inMenu: true,
    archived: true,
    href: screenHref('/Profile'),
  },
  notifications: {
    pattern: '/Notification',
    access: 'student',
    title: 'page.notifications',
    href: screenHref('/Notification'),
  },
  messages: {
    pattern: '/Message',
    access: 'student',
    title: 'page.messages',
    /** The list, optionally with what is open beside it, and what is searched for in it. */
    href: (open: OpenMessage | null = null, folder: 'active' | 'archive' = 'active', keyword = '') =>
      screenHref(
        `/Message${toSearch({ tab: folder === 'archive' ? folder : null, q: keyword || null, ...openParams(open) })}`,
      ),
  },
} as const satisfies Record<string, ScreenRow>;

/** The name of a screen in routes, links and tests. */
export type ScreenId = keyof typeof screens;
type RowsOf<Access extends ScreenRow['access']> = {
  [Id in ScreenId]: (typeof screens)[Id]['access'] extends Access ? Id : never;
}[ScreenId];
export type PublicScreenId = RowsOf<'public'>;
export type ErrorScreenId = RowsOf<'error'>;
/** Screens behind sign-in. */
export type StudentScreenId = RowsOf<'student'>;

/** An entry of the menu. */
export type NavEntry = Extract<(typeof screens)[ScreenId], { inMenu: true }>['entry'];
/** Key of a page's title in the shell's translations. */
export type PageTitleKey = `entry.${NavEntry}` | Extract<(typeof screens)[ScreenId], { title: string }>['title'];

/** A row with its optional fields, which the `as const` type leaves out. */
export const screenRow = (id: ScreenId): ScreenRow => screens[id];
