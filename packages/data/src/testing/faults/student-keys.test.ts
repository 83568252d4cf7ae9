import { expect, test } from 'vitest';
import { mockClient } from '../mock-client.ts';
import { readOptions } from './reads.ts';
import { MEI } from './student.ts';

/** What is the same for every student. */
const OF_SCHOOL = [
  'assessmentQueries.diagnosticTestId',
  'cardQueries.stripeKey',
  'commonBannerQuery',
  'helpInfoQuery',
  'integrationConfigQuery',
  'lessonQueries.courseId',
  'packageQueries.featureLabels',
  'profileQueries.options',
  'progressFrameEnabled',
  'settingsQueries.appSetting',
  'settingsQueries.colorScheme',
];

/** Of whoever is signed in: the call does not name the student, so nothing but `forgetStudent` keeps the next one from it. */
const BY_TOKEN = [
  'announcementQueries.block',
  'announcementQueries.community',
  'announcementQueries.detail',
  'appointmentQueries.changed',
  'appointmentQueries.one',
  'availabilityQueries.times',
  'availabilityQueries.times (without a course)',
  'availabilityQueries.week',
  'availabilityQueries.week (without a course)',
  'bookingQueries.courses',
  'bookingQueries.coursesWithAppointments',
  'bookingQueries.teachers',
  'bookingQueries.types',
  'calendarQueries.busyDays',
  'calendarQueries.day',
  'calendarQueries.liveClass',
  'calendarQueries.month',
  'calendarQueries.showsPanel',
  'lessonQueries.course',
  'lessonQueries.resetInProgress',
  'scheduleQueries.attachments',
  'scheduleQueries.test',
  'shellQueries.unreadMessage',
  'sidebarQuery',
  'videoQueries.embed',
];

const ids: readonly unknown[] = [MEI.studentId, MEI.userId];
const hasStudent = (part: unknown): boolean =>
  ids.includes(part) || (typeof part === 'object' && part !== null && Object.values(part).some(hasStudent));

test('the key of every query has the student in it, but for those that say why not', () => {
  const without = readOptions(mockClient()).filter(([, { queryKey }]) => !hasStudent(queryKey));
  expect(without.map(([name]) => name).toSorted()).toEqual([...OF_SCHOOL, ...BY_TOKEN].toSorted());
});
