import type { AnnouncementWire } from '@portal/domain/announcements';
import type { DiagnosticTestWire } from '@portal/domain/assessments';
import type { CalendarEventWire } from '@portal/domain/calendar';
import type { StudentCourseWire } from '@portal/domain/courses';
import type { EventWire } from '@portal/domain/events';
import type { AccountInformationWire, SessionFailureWire, SessionResponseWire } from '@portal/domain/session';
import type {
  AppSettingWire,
  ColorSchemeWire,
  CommonBannerWire,
  IntegrationConfigWire,
  SidebarSettingsWire,
} from '@portal/domain/settings';
import type { MenuFlagsWire } from '@portal/domain/shell';
import { inZone } from '@portal/domain/shared';
import type { DashboardVideoWire } from '@portal/domain/videos';
import { appointmentsOf, liveClassesOf, meetingsOf } from '../fixtures/calendar.ts';
import { noCommonBannerWire } from '../fixtures/banners.ts';
import { eventsOf } from '../fixtures/events.ts';
import { appSettingWire, sidebarSettingsWire } from '../fixtures/settings.ts';
import { PASSWORD, personas, type Persona } from '../personas.ts';
import { publishedBy, type AnnouncementRecord } from './announcements.ts';
import { testsOf } from './assessments.ts';
import type { SchoolAppointment } from './appointments.ts';
import { createFaults, type Faults } from './faults.ts';
import { passwordOnly, type SchoolIdentity } from './identity.ts';
import type { SchoolClass } from './live-classes.ts';
import { schedulesOf, testOf, type SchoolSchedule } from './schedule.ts';

/** A student of the school, with all that belongs to them. */
export interface Student {
  userName: string;
  password: string;
  account: AccountInformationWire;
  session: Partial<SessionResponseWire>;
  refused: (SessionFailureWire & { messages: string[] }) | null;
  courses: StudentCourseWire[];
  /** By id: those that `courses` lists. */
  diagnosticTests: Map<number, DiagnosticTestWire>;
  videos: DashboardVideoWire[];
  /** Which optional entries the server puts on the menu. */
  menuFlags: MenuFlagsWire;
  unreadMessage: boolean;
  messagesEnabled: boolean;
  /** The school's own progress page replaces the course tiles. */
  progressFrame: boolean;
  /** False: nothing is ever planned for this student. */
  hasCalendar: boolean;
  /** Whether the dashboard has the live-class and meetings panel. */
  showsWeek: boolean;
  meetings: CalendarEventWire[];
  appointments: SchoolAppointment[];
  /** Plans for the student's courses. */
  schedules: SchoolSchedule[];
  /** False: the school tells this student nothing. */
  hasAnnouncements: boolean;
  announcements: AnnouncementRecord;
  /** Whether the dashboard has the community-post panel. */
  showsCommunity: boolean;
  /** Whether the server shows the recordings of live classes, and which were watched. */
  showsLibrary: boolean;
  watched: Set<number>;
}

/** A link from an email, by which a student chooses a new password. */
export interface ResetLink {
  userName: string;
  standing: 'open' | 'used' | 'expired';
}

/** What makes one school differ from another. */
export interface SchoolOptions {
  /** The school's clock. Frozen in stories and tests. */
  now?: () => Date;
  /** Tokens are drawn from it: the same seed gives the same tokens. */
  seed?: number;
}

/**
 * A whole school in memory: students, courses, sessions. What one call changes the next call shows.
 * It plays the server for Storybook, tests, the demo and `npm start`; `handlers` put it on the wire.
 */
export interface School {
  now: () => Date;
  students: Student[];
  liveClasses: SchoolClass[];
  /** Open to every student who has a calendar; days and times as each of them reads them. */
  events: EventWire[];
  /** What is published, newest first: on the announcements block, and in the community panel. */
  announcements: { block: AnnouncementWire[]; community: AnnouncementWire[] };
  setting: AppSettingWire;
  colorScheme: ColorSchemeWire;
  commonBanner: CommonBannerWire;
  /** The partner the school belongs to, and what that hides. */
  integration: IntegrationConfigWire;
  sidebar: SidebarSettingsWire;
  permissions: string[];
  /** Addresses of the school's applications that the portal shows in frames; null = the school has none. */
  frames: { notifications: string | null; progress: string | null };
  /** Token -> user id of whom it belongs to. */
  tokens: Map<string, number>;
  /** Token of a reset link -> the link. */
  resetLinks: Map<string, ResetLink>;
  /** Set for a school whose students sign in at an identity provider. */
  identity: SchoolIdentity;
  faults: Faults;
  newToken: (student: Student) => string;
  /** Everything as on the first day: students, settings, sessions, faults. */
  reset: () => void;
}

/** Opens a school with the personas enrolled. */
export function openSchool({ now = () => new Date(), seed = 1 }: SchoolOptions = {}): School {
  let drawn = seed;
  const school: School = {
    now,
    ...firstDay(now()),
    tokens: new Map(),
    identity: passwordOnly,
    faults: createFaults(),
    newToken: (student) => {
      drawn = (drawn * 48_271) % 2_147_483_647;
      const token = `token-${student.account.UserId}-${drawn.toString(36)}`;
      school.tokens.set(token, student.account.UserId);
      return token;
    },
    reset: () => {
      drawn = seed;
      Object.assign(school, firstDay(school.now()));
      school.tokens.clear();
      school.identity = passwordOnly;
      school.faults.clear();
    },
  };
  return school;
}

function firstDay(
  now: Date,
): Pick<
  School,
  | 'students'
  | 'liveClasses'
  | 'events'
  | 'announcements'
  | 'setting'
  | 'colorScheme'
  | 'commonBanner'
  | 'integration'
  | 'sidebar'
  | 'permissions'
  | 'frames'
  | 'resetLinks'
> {
  const today = inZone(now, 'Australia/Sydney').date;
  return structuredClone({
    students: Object.values(personas).map((persona, index) => enrol(persona, index, today)),
    liveClasses: liveClassesOf(today),
    events: eventsOf(today),
    announcements: publishedBy(today),
    setting: appSettingWire,
    colorScheme: 'Default',
    commonBanner: noCommonBannerWire,
    integration: { Instance: null, IsAddOnEnabled: false, HideMeetingsAndTasksPanel: false },
    sidebar: sidebarSettingsWire,
    permissions: ['all:menu'],
    frames: { notifications: '/school/frames/notifications.html', progress: '/school/frames/progress.html' },
    resetLinks: new Map<string, ResetLink>([
      ['reset-mei', { userName: personas.active.userName, standing: 'open' }],
      ['reset-old', { userName: personas.active.userName, standing: 'expired' }],
    ]),
  });
}

function enrol(persona: Persona, index: number, today: string): Student {
  return {
    userName: persona.userName,
    password: PASSWORD,
    account: {
      UserId: 5001 + index,
      StudentId: 7001 + index,
      FirstName: '',
      UserName: persona.userName,
      EnrollmentStatus: 'ACTIVE',
      MainLogo: null,
      ProfilePictureUrl: null,
      TimeZoneWithUtc: '(UTC+11:00) Australia/Sydney',
      IsShowBumpPage: false,
      HasPaidPackage: true,
      IsMigrated: false,
      IsInactiveStudent: false,
      IsEnableInactiveStudentBanner: false,
      IsSyncToGoogleAccount: false,
      IsEmailActivated: true,
      IsHasEmailChangedRequest: false,
      IsRegistrationCompleted: true,
      IsTimezoneSet: true,
      HaveClassSelection: false,
      NewEmailRequest: null,
      UpgradePackageOverrideUrl: null,
      ...persona.account,
    },
    session: persona.session ?? {},
    refused: persona.refused ?? null,
    // Personas share rows; what happens to one student's course must not happen to another's.
    courses: structuredClone(persona.courses),
    diagnosticTests: testsOf(persona.courses),
    videos: persona.videos ?? [],
    menuFlags: { ShowVideo: { Result: true }, ShowLiveClass: { Result: true }, ShowTeacherMeeting: { Result: true } },
    unreadMessage: persona.unreadMessage ?? false,
    messagesEnabled: !persona.messagesDisabled,
    progressFrame: persona.progressFrame ?? false,
    hasCalendar: !persona.nothingPlanned,
    showsWeek: !persona.weekHidden,
    meetings: persona.busy ? meetingsOf(today) : [],
    appointments: persona.busy ? [...appointmentsOf(today), testOf(today)] : [],
    schedules: persona.busy ? schedulesOf(today) : [],
    hasAnnouncements: !persona.noAnnouncements,
    announcements: { dismissed: new Set(), read: new Set() },
    showsCommunity: !persona.communityHidden,
    showsLibrary: !persona.libraryHidden,
    watched: new Set(),
  };
}
