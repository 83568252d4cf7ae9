import { expect, test } from 'vitest';
import { mockClient } from '../mock-client.ts';
import { readOptions } from './reads.ts';

type Options = ReturnType<typeof readOptions>[number][1];

/** What is asked for once a visit, and then only when something that the student does has changed it. */
const ONCE_A_VISIT = [
  'availabilityQueries.times',
  'availabilityQueries.times (without a course)',
  'availabilityQueries.week',
  'availabilityQueries.week (without a course)',
  'calendarQueries.showsPanel',
  'commonBannerQuery',
  'integrationConfigQuery',
  'libraryQueries.courses',
  'libraryQueries.list',
  'liveClassQueries.showsLibrary',
  'notificationQueries.alert',
  'packageQueries.featureLabels',
  'profileQueries.options',
  'progressFrameEnabled',
  'progressQueries.link',
  'settingsQueries.appSetting',
  'settingsQueries.colorScheme',
  'shellQueries.menuFlags',
  'shellQueries.messagesEnabled',
  'shellQueries.permissions',
  'sidebarQuery',
  'topicsQuery',
  'topicsQuery (of assessments)',
];

/** What is asked for whenever a page shows it: an older answer would mislead, or the call itself counts. */
const EACH_TIME = [
  'announcementQueries.detail',
  'cardQueries.card',
  'lessonQueries.resetInProgress',
  'progressQueries.ofCourse',
  'scheduleQueries.ofCourse',
];

/** What the cache forgets with the page: it is outdated at once, for one use, or nobody else's business. */
const FORGOTTEN = [
  'announcementQueries.detail',
  'appointmentQueries.changed',
  'availabilityQueries.times',
  'availabilityQueries.times (without a course)',
  'availabilityQueries.week',
  'availabilityQueries.week (without a course)',
  'calendarQueries.liveClass',
  'calendarQueries.month',
  'cardQueries.card',
];

/** What may be kept on the device between visits: neither secrets nor HTML of the server. */
const KEPT = [
  'courseQueries.list',
  'courseQueries.practice',
  'lessonQueries.course',
  'lessonQueries.modules',
  'progressFrameEnabled',
  'settingsQueries.appSetting',
  'shellQueries.menuFlags',
  'shellQueries.messagesEnabled',
];

test.each<[what: string, names: string[], is: (options: Options) => boolean]>([
  ['asked for once a visit', ONCE_A_VISIT, ({ staleTime }) => staleTime === Number.POSITIVE_INFINITY],
  ['asked for each time', EACH_TIME, ({ staleTime }) => staleTime === 0],
  ['forgotten with the page', FORGOTTEN, ({ gcTime }) => gcTime === 0],
  ['kept on the device', KEPT, ({ meta }) => meta?.['kept'] === true],
])('these answers and no others are %s', (_what, names, is) => {
  const found = readOptions(mockClient()).filter(([, options]) => is(options));
  expect(found.map(([name]) => name).toSorted()).toEqual(names);
});
