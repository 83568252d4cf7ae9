import { accountArea } from './session/handlers.ts';
import { announcementsArea } from './announcements/handlers.ts';
import { appointmentsArea } from './appointments/handlers.ts';
import type { MockArea } from './backend/area.ts';
import { assessmentsArea } from './assessments/handlers.ts';
import { calendarArea } from './calendar/handlers.ts';
import { cardsArea } from './cards/handlers.ts';
import { courseArea } from './courses/handlers.ts';
import { eventsArea } from './events/handlers.ts';
import { helpArea } from './help/handlers.ts';
import { iconsArea } from './courses/icons.ts';
import { identityArea } from './session/identity-handlers.ts';
import { lessonsArea } from './lessons/handlers.ts';
import { libraryArea } from './live-classes/library-handlers.ts';
import { liveClassesArea } from './live-classes/handlers.ts';
import { messageArea } from './messages/handlers.ts';
import { notificationsArea } from './notifications/handlers.ts';
import { packagesArea } from './packages/handlers.ts';
import { passwordArea } from './session/password-handlers.ts';
import { profileAccountArea } from './profile/account-handlers.ts';
import { profileArea } from './profile/handlers.ts';
import { progressArea } from './progress/handlers.ts';
import { scheduleArea } from './schedule/handlers.ts';
import { settingArea } from './settings/handlers.ts';
import { courseVideosArea } from './videos/course-videos-handlers.ts';
import { videosArea } from './videos/handlers.ts';

/** All areas, each with its handlers and its fields of the mock backend and of the students. */
export const areas = [
  accountArea,
  announcementsArea,
  appointmentsArea,
  assessmentsArea,
  calendarArea,
  cardsArea,
  courseArea,
  eventsArea,
  helpArea,
  iconsArea,
  identityArea,
  lessonsArea,
  libraryArea,
  liveClassesArea,
  messageArea,
  notificationsArea,
  packagesArea,
  passwordArea,
  profileAccountArea,
  profileArea,
  progressArea,
  scheduleArea,
  settingArea,
  courseVideosArea,
  videosArea,
] as const satisfies readonly MockArea[];
