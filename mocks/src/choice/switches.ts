import type { MockBackend } from '../backend/model.ts';
import { commonBannerWire, maintenanceWires } from '../shell/fixtures.ts';

/** A difference of a school: one of its settings, or something that it locks. */
interface Switch {
  title: string;
  apply: (backend: MockBackend) => void;
}

/** The switches of the mock backend, by their name in a URL. */
export const SWITCHES = {
  noLiveClasses: {
    title: 'Live classes are locked',
    apply: ({ setting }) => (setting.FeatureLock.AllowStudentShowLiveClass = false),
  },
  noLibrary: {
    title: 'The live class library is locked',
    apply: ({ setting }) => (setting.FeatureLock.AllowStudentShowLiveClassLibrary = false),
  },
  noMeetings: {
    title: 'Meetings with teachers are locked',
    apply: ({ setting }) => (setting.FeatureLock.AllowStudentShowTeacherMeeting = false),
  },
  noEvents: {
    title: 'Events are locked',
    apply: ({ setting: { FeatureLock: lock } }) =>
      Object.assign(lock, { ShowEventMenu: false, AllowStudentShowEvent: false }),
  },
  noNotifications: {
    title: 'Notifications are locked',
    apply: ({ setting }) => (setting.FeatureLock.IsShowNotification = false),
  },
  noRenewal: {
    title: 'Packages cannot be renewed',
    apply: ({ setting: { FeatureLock: lock } }) =>
      Object.assign(lock, { AllowStudentToRenewPackage: false, HideRenewPackage: true }),
  },
  noPackages: {
    title: 'Packages cannot be added or upgraded',
    apply: ({ sidebar }) =>
      Object.assign(sidebar, { HideUpgradePackage: true, AllowStudentToAddPackage: false, ShowAddCourse: false }),
  },
  otherLabel: {
    title: 'Lessons are called posts',
    apply: ({ setting }) => (setting.FeatureLock.ChangeMyCourseLessonLabel = true),
  },
  noContact: { title: 'No way to contact support', apply: ({ sidebar }) => (sidebar.ShowContactUs = false) },
  partner: {
    title: 'A partner runs the school: no panel of meetings and tasks',
    apply: ({ integration }) => Object.assign(integration, { Instance: 'partner', HideMeetingsAndTasksPanel: true }),
  },
  noCards: { title: 'No payment provider', apply: (backend) => (backend.stripeKey = null) },
  noFrames: {
    title: 'Pages in frames are not set up',
    apply: (backend) => (backend.frames = { notifications: null, progress: null }),
  },
  noName: {
    title: 'The name of the school is hidden',
    apply: ({ setting }) => (setting.IsShowOrganisationName = false),
  },
  maintenance: {
    title: 'Maintenance is announced',
    apply: ({ setting }) => (setting.MaintenanceBanner = { ...maintenanceWires.oneDay }),
  },
  news: {
    title: 'A news banner is shown',
    apply: (backend) => (backend.commonBanner = structuredClone(commonBannerWire)),
  },
} as const satisfies Record<string, Switch>;
