import type { MockBackend } from '../backend/model.ts';
import { commonBannerWire, maintenanceWires } from '../shell/fixtures.ts';

/** Something that is different at a school: its settings, and what it locks. */
interface Switch {
  title: string;
  turn: (backend: MockBackend) => void;
}

/** The switches of the school, by the name that stands in an address. */
export const SWITCHES = {
  noLiveClasses: {
    title: 'Live classes are locked',
    turn: ({ setting }) => (setting.FeatureLock.AllowStudentShowLiveClass = false),
  },
  noLibrary: {
    title: 'The live class library is locked',
    turn: ({ setting }) => (setting.FeatureLock.AllowStudentShowLiveClassLibrary = false),
  },
  noMeetings: {
    title: 'Meetings with teachers are locked',
    turn: ({ setting }) => (setting.FeatureLock.AllowStudentShowTeacherMeeting = false),
  },
  noEvents: {
    title: 'Events are locked',
    turn: ({ setting: { FeatureLock: lock } }) =>
      Object.assign(lock, { ShowEventMenu: false, AllowStudentShowEvent: false }),
  },
  noNotifications: {
    title: 'Notifications are locked',
    turn: ({ setting }) => (setting.FeatureLock.IsShowNotification = false),
  },
  noRenewal: {
    title: 'Packages cannot be renewed',
    turn: ({ setting: { FeatureLock: lock } }) =>
      Object.assign(lock, { AllowStudentToRenewPackage: false, HideRenewPackage: true }),
  },
  noPackages: {
    title: 'Packages cannot be added or upgraded',
    turn: ({ sidebar }) =>
      Object.assign(sidebar, { HideUpgradePackage: true, AllowStudentToAddPackage: false, ShowAddCourse: false }),
  },
  otherLabel: {
    title: 'Lessons are called otherwise',
    turn: ({ setting }) => (setting.FeatureLock.ChangeMyCourseLessonLabel = true),
  },
  noContact: { title: 'No way to contact support', turn: ({ sidebar }) => (sidebar.ShowContactUs = false) },
  partner: {
    title: 'A partner runs the school: no panel of meetings and tasks',
    turn: ({ integration }) => Object.assign(integration, { Instance: 'partner', HideMeetingsAndTasksPanel: true }),
  },
  noCards: { title: 'No payment provider', turn: (backend) => (backend.stripeKey = null) },
  noFrames: {
    title: 'Pages in frames are not set up',
    turn: (backend) => (backend.frames = { notifications: null, progress: null }),
  },
  noName: {
    title: 'The name of the school is hidden',
    turn: ({ setting }) => (setting.IsShowOrganisationName = false),
  },
  maintenance: {
    title: 'Maintenance is announced',
    turn: ({ setting }) => (setting.MaintenanceBanner = { ...maintenanceWires.oneDay }),
  },
  news: { title: 'News of the school', turn: (backend) => (backend.commonBanner = structuredClone(commonBannerWire)) },
} as const satisfies Record<string, Switch>;
