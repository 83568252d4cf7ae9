export { agendaDays, calendarItems } from './calendar/calendar-items.ts';
export { announcements } from './announcements/fixtures.ts';
export { appointments, availability, bookingLists, pastAppointments } from './appointments/fixtures.ts';
export { courseAssessments, diagnosticTests } from './assessments/fixtures.ts';
export { banners } from './shell/fixtures.ts';
export { safeHref } from './fixtures/context.ts';
export { cards } from './cards/fixtures.ts';
export { courses, courseWires } from './courses/fixtures.ts';
export { eventDays } from './events/fixtures.ts';
export { helpInfoWires, helpVariants } from './help/fixtures.ts';
export { lessons, moduleTopics, topics } from './lessons/fixtures.ts';
export { libraryCourses, recordings } from './live-classes/library-fixtures.ts';
export { liveClasses } from './live-classes/fixtures.ts';
export {
  conversationList,
  untouchedDraft,
  conversationEntries,
  conversations,
  fiveThousandConversations,
  teachers,
} from './messages/fixtures.ts';
export {
  activePackages,
  availableCourses,
  classOptions,
  coursePackages,
  expiredPackages,
  featureLabels,
} from './packages/fixtures.ts';
export { appSetting, appSettingWire } from './settings/fixtures.ts';
export { STORY_NOW } from './story-now.ts';
export { videos } from './videos/fixtures.ts';
export { notificationDetails, notificationFrames } from './notifications/fixtures.ts';
export { progressFrames } from './progress/fixtures.ts';
export { profileOptions, profiles } from './profile/fixtures.ts';
export { practice } from './courses/practice.ts';
export { progressNumbers } from './progress/progress-numbers.ts';
export { outlineFiles, schedules, testAppointment, unfetchedOutline } from './schedule/fixtures.ts';
export { courseVideos } from './videos/course-videos-fixtures.ts';
