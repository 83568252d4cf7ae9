import { http, HttpResponse, type RequestHandler } from 'msw';
import type { School } from '../school/school.ts';
import { accountCalls } from './account.ts';
import { announcementCalls } from './announcements.ts';
import { appointmentCalls } from './appointments.ts';
import { assessmentCalls, testPages } from './assessments.ts';
import { calendarCalls } from './calendar.ts';
import { courseCalls } from './course.ts';
import { eventCalls } from './events.ts';
import { pictures } from './icons.ts';
import { identityCalls } from './identity.ts';
import { activityCalls, lessonPages } from './lessons.ts';
import { libraryCalls } from './library.ts';
import { liveClassCalls } from './live-classes.ts';
import { messageCalls } from './message.ts';
import { notificationCalls } from './notifications.ts';
import { passwordCalls } from './password.ts';
import { progressCalls } from './progress.ts';
import { scheduleCalls } from './schedule.ts';
import { settingCalls } from './setting.ts';
import { videoListCalls } from './video-list.ts';
import { thumbnails, videoCalls } from './videos.ts';

/** The school on the wire: one handler a call. A request it does not know is left unhandled, which stories treat as an error. */
export function schoolHandlers(school: School): RequestHandler[] {
  const calls = [
    ...accountCalls,
    ...activityCalls,
    ...lessonPages,
    ...announcementCalls,
    ...appointmentCalls,
    ...assessmentCalls,
    ...testPages,
    ...calendarCalls,
    ...libraryCalls,
    ...liveClassCalls,
    ...courseCalls,
    ...eventCalls,
    ...identityCalls,
    ...messageCalls,
    ...notificationCalls,
    ...passwordCalls,
    ...progressCalls,
    ...scheduleCalls,
    ...settingCalls,
    ...videoCalls,
    ...videoListCalls,
  ];
  return [...calls.map((make) => make(school)), ...pictures, ...thumbnails];
}

/** What a real server answers to an unknown path or method (contract 1.1); comes last. */
export const unknownCall = http.all('*/api/*', () => new HttpResponse(null, { status: 404 }));
