import { accountArea } from './handlers/account.ts';
import { announcementsArea } from './handlers/announcements.ts';
import { appointmentsArea } from './handlers/appointments.ts';
import type { MockArea } from './handlers/area.ts';
import { assessmentsArea } from './handlers/assessments.ts';
import { calendarArea } from './handlers/calendar.ts';
import { courseArea } from './handlers/course.ts';
import { eventsArea } from './handlers/events.ts';
import { iconsArea } from './handlers/icons.ts';
import { identityArea } from './handlers/identity.ts';
import { lessonsArea } from './handlers/lessons.ts';
import { libraryArea } from './handlers/library.ts';
import { liveClassesArea } from './handlers/live-classes.ts';
import { messageArea } from './handlers/message.ts';
import { notificationsArea } from './handlers/notifications.ts';
import { passwordArea } from './handlers/password.ts';
import { progressArea } from './handlers/progress.ts';
import { scheduleArea } from './handlers/schedule.ts';
import { settingArea } from './handlers/setting.ts';
import { videoListArea } from './handlers/video-list.ts';
import { videosArea } from './handlers/videos.ts';

/** The one list of areas: what each puts on the wire, and what it keeps of the school and of its students. */
export const areas = [
  accountArea,
  announcementsArea,
  appointmentsArea,
  assessmentsArea,
  calendarArea,
  courseArea,
  eventsArea,
  iconsArea,
  identityArea,
  lessonsArea,
  libraryArea,
  liveClassesArea,
  messageArea,
  notificationsArea,
  passwordArea,
  progressArea,
  scheduleArea,
  settingArea,
  videoListArea,
  videosArea,
] as const satisfies readonly MockArea[];
