import type { StudentCourseWire } from '@portal/domain/courses';
import type { ProfileWire } from '@portal/domain/profile';
import type { AccountInformationWire, SessionFailureWire, SessionResponseWire } from '@portal/domain/session';
import type { DashboardVideoWire } from '@portal/domain/videos';
import { everyTestWire } from './assessments/fixtures.ts';
import { courseWires, everyCourseWire } from './courses/fixtures.ts';
import { everyVideoWire, videoWires } from './videos/fixtures.ts';

/** Every persona's password. */
export const PASSWORD = 'study-2026';

/** A student to sign in as: one for each state of an account. */
export interface Persona {
  /** User name, and with `@example.com` the email. */
  userName: string;
  /** What differs for this student, for the list that `npm start` prints. */
  about: string;
  /** Differences from an active, fully registered student. */
  account: Partial<AccountInformationWire>;
  /** Differences from a profile in which the school asks for every field, and every field has a value. */
  profile?: Partial<ProfileWire>;
  /** Differences in the response of session calls. */
  session?: Partial<SessionResponseWire>;
  /** The flags and messages that refuse the sign-in. */
  refused?: SessionFailureWire & { messages: string[] };
  courses: StudentCourseWire[];
  /** The videos of the dashboard; none when absent. */
  videos?: DashboardVideoWire[];
  /** Some conversations are unread. */
  unreadMessage?: boolean;
  /** Has no conversations and no teachers to write to. */
  noMessages?: boolean;
  /** The saved payment cards; some when absent. */
  cards?: 'none' | 'some' | 'many';
  /** Has five thousand conversations and many teachers. */
  manyMessages?: boolean;
  messagesDisabled?: boolean;
  /** The dashboard shows the progress page in a frame instead of course tiles (000 §2.8). */
  progressFrame?: boolean;
  /** Has appointments and meetings, not only live classes. */
  busy?: boolean;
  /** Has 120 past appointments. */
  manyAppointments?: boolean;
  /** Which packages the student has; none when absent. */
  packages?: 'usual' | 'expired' | 'many';
  /** The add/buy page has two hundred courses. */
  manyPackages?: boolean;
  /** Has no calendar items and no events. */
  nothingPlanned?: boolean;
  /** The server hides the live-class and meetings panel. */
  weekHidden?: boolean;
  /** Both lists of announcements are empty. */
  noAnnouncements?: boolean;
  /** The server hides the community-post panel. */
  communityHidden?: boolean;
  /** The server hides the recordings of live classes. */
  libraryHidden?: boolean;
}

const many = Array.from({ length: 60 }, (_, i): StudentCourseWire => {
  const source = everyCourseWire[i % everyCourseWire.length] as StudentCourseWire;
  return { ...source, Id: 1000 + i, CourseName: `${source.CourseName} (${i + 1})` };
});

export const personas = {
  active: {
    userName: 'mei',
    about: 'active, with a course of every status',
    account: { FirstName: 'Mei' },
    courses: everyCourseWire,
    videos: everyVideoWire,
    unreadMessage: true,
    busy: true,
    packages: 'usual',
  },
  new: {
    userName: 'sam',
    about: 'new, no courses yet',
    account: { FirstName: 'Sam', HasPaidPackage: false },
    courses: [],
    nothingPlanned: true,
    noAnnouncements: true,
    noMessages: true,
    cards: 'none',
  },
  archived: {
    userName: 'ana',
    about: 'archived: may enrol again, little else',
    account: { FirstName: 'Ana', EnrollmentStatus: 'ARCHIVED', HasPaidPackage: false },
    courses: [courseWires.archived],
    packages: 'expired',
  },
  inactive: {
    userName: 'ivo',
    about: 'inactive: is asked to upgrade',
    account: {
      FirstName: 'Ivo',
      EnrollmentStatus: 'INACTIVE',
      IsInactiveStudent: true,
      IsEnableInactiveStudentBanner: true,
    },
    courses: [courseWires.expired],
  },
  suspended: {
    userName: 'sue',
    about: 'refused: suspended',
    account: { FirstName: 'Sue' },
    refused: { IsStudentSuspended: true, messages: ['Your account is suspended.'] },
    courses: [],
  },
  integration: {
    userName: 'ines',
    about: 'refused: belongs to a partner',
    account: { FirstName: 'Ines' },
    refused: { IsIntegration: true, messages: ['This account belongs to a partner of ours.'] },
    courses: [],
  },
  notActivated: {
    userName: 'noa',
    about: 'refused: membership not activated',
    account: { FirstName: 'Noa' },
    refused: { IsStudentInActive: true, messages: ['Your membership is not activated yet.'] },
    courses: [],
  },
  sibling: {
    userName: 'eli',
    about: 'refused: student of the sibling product',
    account: { FirstName: 'Eli' },
    refused: { IsE2lStudent: true, messages: [] },
    courses: [],
  },
  needsTimeZone: {
    userName: 'tim',
    about: 'has not chosen a time zone',
    account: { FirstName: 'Tim', IsTimezoneSet: false, TimeZoneWithUtc: null },
    courses: [courseWires.inProgress],
  },
  needsClass: {
    userName: 'cleo',
    about: 'has to select a class',
    account: { FirstName: 'Cleo', HaveClassSelection: true },
    courses: [courseWires.inProgress],
  },
  unregistered: {
    userName: 'rex',
    about: 'registration incomplete',
    account: { FirstName: 'Rex', IsRegistrationCompleted: false },
    session: { RegistrationUrl: '/Registration' },
    courses: [],
  },
  bump: {
    userName: 'bea',
    about: 'is sent to the bump page',
    account: { FirstName: 'Bea', IsShowBumpPage: true, HasPaidPackage: false },
    session: { ShowCelpipBumpPage: true, BumpPageUrl: '/BumpPage' },
    courses: [courseWires.inProgress],
  },
  shanghai: {
    userName: 'wei',
    about: 'Chinese speaker in Shanghai',
    account: { FirstName: '王伟', TimeZoneWithUtc: '(UTC+08:00) Asia/Shanghai' },
    courses: [courseWires.chinese, courseWires.diagnosticTest],
    videos: [videoWires.chinese],
  },
  stJohns: {
    userName: 'joe',
    about: 'lives in St John’s, in a half-hour time zone',
    account: { FirstName: 'Joe', TimeZoneWithUtc: '(UTC-03:30) America/St_Johns' },
    courses: [courseWires.inProgress, courseWires.longWords],
  },
  many: {
    userName: 'max',
    about: 'sixty courses, many packages, and many appointments that are over',
    account: { FirstName: 'Maximilian' },
    courses: many,
    manyAppointments: true,
    packages: 'many',
    manyPackages: true,
    cards: 'many',
  },
  quiet: {
    userName: 'quin',
    about: 'messages switched off',
    account: { FirstName: 'Quin' },
    courses: [courseWires.inProgress],
    messagesDisabled: true,
    weekHidden: true,
    communityHidden: true,
    libraryHidden: true,
  },
  migrating: {
    userName: 'mira',
    about: 'is asked to move to the new platform',
    account: { FirstName: 'Mira', IsShowBumpPage: true, HasPaidPackage: false },
    session: { ShowCelpipMigrationBanner: true, PreMigrationBumpPageUrl: '/BumpPage' },
    courses: [courseWires.inProgress],
  },
  emailNotActivated: {
    userName: 'nell',
    about: 'has not confirmed the email address',
    account: { FirstName: 'Nell', IsEmailActivated: false },
    courses: [courseWires.inProgress],
  },
  emailChanging: {
    userName: 'kai',
    about: 'has not confirmed a change of the email address',
    account: { FirstName: 'Kai', IsHasEmailChangedRequest: true, NewEmailRequest: 'kai.new@example.com' },
    courses: [courseWires.inProgress],
  },
  progressFrame: {
    userName: 'pia',
    about: 'has the school’s own progress page on the dashboard',
    account: { FirstName: 'Pia' },
    courses: [courseWires.inProgress, courseWires.notStarted],
    progressFrame: true,
  },
  tests: {
    userName: 'dana',
    about: 'has a diagnostic test in every state',
    account: { FirstName: 'Dana' },
    courses: everyTestWire,
  },
  manyMessages: {
    userName: 'olga',
    about: 'five thousand conversations',
    account: { FirstName: 'Olga' },
    courses: [courseWires.inProgress],
    unreadMessage: true,
    manyMessages: true,
  },
  ownPackagePage: {
    userName: 'otto',
    about: 'sees a page of the school in place of the packages',
    account: { FirstName: 'Otto', UpgradePackageOverrideUrl: '/school/frames/packages.html' },
    courses: [courseWires.inProgress],
  },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;
