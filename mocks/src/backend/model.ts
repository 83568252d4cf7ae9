import type { AnnouncementWire } from '@portal/domain/announcements';
import type { DiagnosticTestWire } from '@portal/domain/assessments';
import type { CalendarEventWire } from '@portal/domain/calendar';
import type { PaymentCardWire } from '@portal/domain/cards';
import type { StudentCourseWire } from '@portal/domain/courses';
import type { EventWire } from '@portal/domain/events';
import type { HelpInfoWire } from '@portal/domain/help';
import type { ConversationEntryWire } from '@portal/domain/messages';
import type { PackageWire } from '@portal/domain/packages';
import type { ProfileWire } from '@portal/domain/profile';
import type { ScheduleAttachmentWire, StudyScheduleWire } from '@portal/domain/schedule';
import type { AccountInformationWire, SessionFailureWire, SessionResponseWire } from '@portal/domain/session';
import type {
  AppSettingWire,
  ColorSchemeWire,
  CommonBannerWire,
  IntegrationConfigWire,
  SidebarSettingsWire,
} from '@portal/domain/settings';
import type { MenuFlagsWire } from '@portal/domain/shell';
import type { DashboardVideoWire } from '@portal/domain/videos';
import type { Faults } from './faults.ts';

/** The announcements a student has dismissed and read, by id. */
export interface AnnouncementRecord {
  dismissed: Set<number>;
  read: Set<number>;
}

/** An appointment of a student with a teacher. */
export interface MockAppointment {
  id: number;
  typeId: number;
  type: string;
  teacherId: number;
  teacher: string;
  courseId: number;
  courseName: string | null;
  /** ISO, UTC. */
  starts: string;
  minutes: number;
  status: 'Pending' | 'Active' | 'Completed' | 'Cancelled';
  joinUrl: string | null;
  /** Whether a teacher requested it; in responses it then has no type. */
  requestedByTeacher?: true;
  topic?: string;
  /** ONLINE when absent. */
  mode?: 'ONLINE' | 'FACETOFACE' | 'ALL';
  place?: string;
}

/** A student's study schedule for a course, with the files of its outline. */
export interface MockSchedule {
  course: number;
  /** Without the date of the test, which comes from the appointment. */
  sent: StudyScheduleWire;
  files: readonly ScheduleAttachmentWire[];
}

/** A live class, with its registrations. */
export interface MockClass {
  id: number;
  topic: string;
  description: string | null;
  videoType: string | null;
  videoId: string | null;
  imageUrl: string | null;
  /** ISO, UTC. */
  starts: string;
  minutes: number;
  teacher: string | null;
  teacherPicture: string | null;
  presenters: number;
  /** The published id of its course; 0 = for all courses. */
  course: number;
  /** As the list form sends it: source and value. */
  icon: { source: number; value: string | null };
  joinUrl: string | null;
  seats: number;
  /** Seats taken by students other than the personas. */
  taken: number;
  /** User ids of registered students. */
  registered: number[];
  /** The warning of a class that clashes with another, for every student; null = no clash. */
  clash: string | null;
  /** Only for students with a larger package. */
  upgradeNeeded: boolean;
}

/** A conversation of a student with somebody of the school. */
export interface MockConversation {
  /** The server's "helper" id. */
  id: number;
  /** The user id of the other participant. */
  userId: number;
  topicId: number;
  read: boolean;
  archived: boolean;
  /** Oldest first. */
  entries: ConversationEntryWire[];
}

/** The messages of a student. */
interface MockInbox {
  /** Which conversations it has initially. */
  size: 'none' | 'usual' | 'many';
  /** Whether some of these are unread. */
  unread: boolean;
  /** null until they are first requested, since most visits need none of them. */
  conversations: MockConversation[] | null;
  /** The files the student sent, as base64, by the path of their URL. */
  files: Map<string, string>;
}

/** A package of the school. */
export interface MockPackage {
  wire: PackageWire;
  item: { kind: 'course' | 'diagnosticTest'; id: number };
  /** Its name in the student's list of packages. */
  name: string;
  /** Ids of the topics it includes. */
  topics: readonly number[];
  classes: readonly { id: number; name: string; isDefault: boolean }[];
}

/** A package that a student has or had. */
export interface StudentPackageRecord {
  packageId: number;
  /** The last day, `YYYY-MM-DD`; null = it does not end. */
  endsOn: string | null;
  cancelled: boolean;
  /** Another package of the same course took its place. */
  archived: boolean;
  certificateId: number | null;
}

/** The payment cards of a student. */
interface MockCards {
  /** Whether the payment provider has this customer, which is necessary before the first card. */
  isCustomer: boolean;
  saved: PaymentCardWire[];
}

/** How students sign in: with a password, or with the token of an identity provider. */
export interface MockIdentity {
  provider: 'password' | 'b2c' | 'idp';
  /** The email of a provider's token; null when the token is unknown or has expired. */
  accepts: (token: string) => string | null;
}

/** A student with all their data. */
export interface Student {
  userName: string;
  password: string;
  account: AccountInformationWire;
  session: Partial<SessionResponseWire>;
  /** The profile. First name, zone, picture and the state of the email address are read from `account` instead. */
  profile: ProfileWire;
  /** The pictures the student has sent, as base64, by their URL. */
  pictures: Map<string, string>;
  refused: (SessionFailureWire & { messages: string[] }) | null;
  courses: StudentCourseWire[];
  /** The diagnostic tests in `courses`, by id. */
  diagnosticTests: Map<number, DiagnosticTestWire>;
  videos: DashboardVideoWire[];
  /** Which optional entries the server puts on the menu. */
  menuFlags: MenuFlagsWire;
  messagesEnabled: boolean;
  inbox: MockInbox;
  cards: MockCards;
  /** The progress page in a frame replaces the course tiles (000 §2.8). */
  progressFrame: boolean;
  /** False: the student has no calendar items and no events. */
  hasCalendar: boolean;
  /** Whether the dashboard shows the live-class and meetings panel. */
  showsWeek: boolean;
  meetings: CalendarEventWire[];
  appointments: MockAppointment[];
  packages: StudentPackageRecord[];
  /** The add/buy page has two hundred courses for this student. */
  seesManyPackages: boolean;
  /** The study schedules of the student's courses. */
  schedules: MockSchedule[];
  /** False: both lists of announcements are empty for this student. */
  hasAnnouncements: boolean;
  announcements: AnnouncementRecord;
  /** Whether the dashboard shows the community-post panel. */
  showsCommunity: boolean;
  /** Whether the live class library is shown, and the ids of watched recordings. */
  showsLibrary: boolean;
  watched: Set<number>;
}

/** A password reset link, as an email has it. */
export interface ResetLink {
  userName: string;
  standing: 'open' | 'used' | 'expired';
}

/**
 * The mock backend: students, courses and sessions in memory. What one call changes, the next call returns.
 * Storybook, tests, the demo and `npm start` use it through the handlers of `backend/handlers.ts`.
 */
export interface MockBackend {
  now: () => Date;
  students: Student[];
  liveClasses: MockClass[];
  /** For every student with a calendar; days and times are the same in every zone. */
  events: EventWire[];
  /** Newest first: those of the announcements block, and those of the community-post panel. */
  announcements: { block: AnnouncementWire[]; community: AnnouncementWire[] };
  setting: AppSettingWire;
  colorScheme: ColorSchemeWire;
  commonBanner: CommonBannerWire;
  /** The partner integration, and the panels it hides. */
  integration: IntegrationConfigWire;
  sidebar: SidebarSettingsWire;
  help: HelpInfoWire;
  permissions: string[];
  /** The public key of the payment provider; null = not configured. */
  stripeKey: string | null;
  /** The URLs of the applications in frames; null = not configured. */
  frames: { notifications: string | null; progress: string | null };
  /** Session token -> user id. */
  tokens: Map<string, number>;
  /** Token of a reset link -> the link. */
  resetLinks: Map<string, ResetLink>;
  /** How students sign in; `passwordOnly` after a reset. */
  identity: MockIdentity;
  faults: Faults;
  /** The number from which the next token is derived; each token changes it. */
  tokenCounter: number;
  /**
   * Runs `answer`. Where tabs share this backend, the newest state is loaded before, and its changes are stored after.
   */
  transaction: <T>(answer: () => T) => T | Promise<T>;
  newToken: (student: Student) => string;
  /** Restores the initial state: students, settings, sessions, faults. */
  reset: () => void;
}
