import type { AnnouncementWire } from '@portal/domain/announcements';
import type { DiagnosticTestWire } from '@portal/domain/assessments';
import type { CalendarEventWire } from '@portal/domain/calendar';
import type { StudentCourseWire } from '@portal/domain/courses';
import type { EventWire } from '@portal/domain/events';
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

/** What a student has done with the school's announcements. */
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
}

/** A student's plan for a course, with its outline. */
export interface MockSchedule {
  course: number;
  /** DateTimeWithZone its test is, is known from the appointment alone. */
  sent: StudyScheduleWire;
  files: readonly ScheduleAttachmentWire[];
}

/** A live class of the school, with who sits in it. */
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
  /** The published id of the course it belongs to; 0 = for everybody. */
  course: number;
  /** As the list form sends it: source and value. */
  icon: { source: number; value: string | null };
  joinUrl: string | null;
  seats: number;
  /** Seats taken by students who are not personas. */
  taken: number;
  /** User ids of registered students. */
  registered: number[];
  /** Set: registering is refused with a warning, whoever asks. */
  clash: string | null;
  /** Only for students with a larger package. */
  upgradeNeeded: boolean;
}

/** How the school knows its students: by their password, or by the token of an identity provider. */
export interface MockIdentity {
  provider: 'password' | 'b2c' | 'idp';
  /** The email a provider's token stands for; null when the provider does not know the token, or not any more. */
  accepts: (token: string) => string | null;
}

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
  appointments: MockAppointment[];
  /** Plans for the student's courses. */
  schedules: MockSchedule[];
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

/**
 * A whole school in memory: students, courses, sessions. What one call changes the next call shows.
 * It plays the server for Storybook, tests, the demo and `npm start`; `handlers` put it on the wire.
 */
export interface MockBackend {
  now: () => Date;
  students: Student[];
  liveClasses: MockClass[];
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
  identity: MockIdentity;
  faults: Faults;
  newToken: (student: Student) => string;
  /** Everything as on the first day: students, settings, sessions, faults. */
  reset: () => void;
}
