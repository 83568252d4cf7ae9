import type { Client } from '../../client/index.ts';
import { announcementQueries } from '../../announcements/queries.ts';
import { appointmentQueries, availabilityQueries, bookingQueries } from '../../appointments/queries.ts';
import { assessmentQueries } from '../../assessments/queries.ts';
import { calendarQueries } from '../../calendar/queries.ts';
import { cardQueries } from '../../cards/queries.ts';
import { courseQueries } from '../../courses/queries.ts';
import { eventQueries } from '../../events/queries.ts';
import { helpInfoQuery } from '../../help/queries.ts';
import { lessonQueries } from '../../lessons/queries.ts';
import { topicsQuery } from '../../lessons/topics.ts';
import { libraryQueries } from '../../live-classes/library-queries.ts';
import { liveClassQueries } from '../../live-classes/queries.ts';
import { messageQueries } from '../../messages/queries.ts';
import { notificationQueries } from '../../notifications/queries.ts';
import { packageQueries } from '../../packages/queries.ts';
import { profileQueries } from '../../profile/queries.ts';
import { progressFrameEnabled } from '../../progress/frame-enabled.ts';
import { progressQueries } from '../../progress/queries.ts';
import { scheduleQueries } from '../../schedule/queries.ts';
import { sessionQueries } from '../../session/queries.ts';
import { commonBannerQuery } from '../../settings/common-banner.ts';
import { integrationConfigQuery } from '../../settings/integration.ts';
import { settingsQueries } from '../../settings/queries.ts';
import { sidebarQuery } from '../../settings/sidebar.ts';
import { shellQueries } from '../../shell/queries.ts';
import { videoQueries } from '../../videos/queries.ts';
import type { Run } from './recorded.ts';
import { ASSESSMENT_MODULE, CARD, COURSE, MEI, MODULE, TEST } from './student.ts';

const { userId, studentId } = MEI;
const UUID = '5c1f0de0-0000-4000-8000-000000000';
const MONDAY = '2026-11-23';
const DAY = '2026-12-01';
const LEARNER = { studentId, userId, course: COURSE };
const PAGE = { page: 0, size: 10 } as const;
const BY_COURSE = { kind: 'course', typeId: 61, teacherId: 71, courseId: COURSE } as const;
const BY_TEACHER = { kind: 'teacher', typeId: 61, teacherId: 71 } as const;
/** An empty store, so that the query calls the server. */
const HELP_STORE = { read: () => '', write: () => undefined };

/** The fields of a query's options that are needed here; each query's own type is narrower. */
interface Query {
  queryKey: readonly unknown[];
  initialPageParam?: never;
  staleTime?: number;
  gcTime?: number;
  meta?: Readonly<Record<string, unknown>>;
  select?: (data: never) => unknown;
}

/**
 * Returns a function that runs a query and resolves to what a component gets: data fetched through the cache, then
 * selected.
 */
function query(options: (client: Client) => object) {
  return async ({ client, queries }: Run): Promise<unknown> => {
    const asked = options(client) as Query;
    const data =
      'initialPageParam' in asked ? await queries.fetchInfiniteQuery(asked as never) : await queries.fetchQuery(asked);
    return asked.select ? asked.select(data as never) : data;
  };
}

/** The options of every query, by its name; a query that can send several calls has an entry for each. */
const OPTIONS: Readonly<Record<string, (client: Client) => object>> = {
  'announcementQueries.block': (client) => announcementQueries.block(client),
  'announcementQueries.communityShown': (client) => announcementQueries.communityShown(client, userId),
  'announcementQueries.community': (client) => announcementQueries.community(client),
  'announcementQueries.detail': (client) => announcementQueries.detail(client, 701),
  'availabilityQueries.week': (client) => availabilityQueries.week(client, BY_COURSE, MONDAY),
  'availabilityQueries.week (without a course)': (client) => availabilityQueries.week(client, BY_TEACHER, MONDAY),
  'availabilityQueries.times': (client) => availabilityQueries.times(client, BY_COURSE, DAY),
  'availabilityQueries.times (without a course)': (client) => availabilityQueries.times(client, BY_TEACHER, DAY),
  'appointmentQueries.list': (client) => appointmentQueries.list(client, userId),
  'appointmentQueries.one': (client) => appointmentQueries.one(client, 601),
  'appointmentQueries.changed': (client) => appointmentQueries.changed(client, 601),
  'bookingQueries.types': (client) => bookingQueries.types(client),
  'bookingQueries.courseTypes': (client) => bookingQueries.courseTypes(client, studentId, COURSE),
  'bookingQueries.courses': (client) => bookingQueries.courses(client),
  'bookingQueries.coursesWithAppointments': (client) => bookingQueries.coursesWithAppointments(client),
  'bookingQueries.teachers': (client) => bookingQueries.teachers(client, { id: COURSE, itemType: 1 }),
  'bookingQueries.courseTeachers': (client) => bookingQueries.courseTeachers(client, studentId, COURSE),
  'assessmentQueries.course': (client) => assessmentQueries.course(client, userId, COURSE),
  'assessmentQueries.diagnosticTest': (client) => assessmentQueries.diagnosticTest(client, userId, TEST),
  'assessmentQueries.diagnosticTestId': (client) => assessmentQueries.diagnosticTestId(client, `${UUID}${TEST}`),
  'calendarQueries.showsPanel': (client) => calendarQueries.showsPanel(client),
  'calendarQueries.busyDays': (client) => calendarQueries.busyDays(client, MONDAY),
  'calendarQueries.day': (client) => calendarQueries.day(client, '2026-11-21'),
  'calendarQueries.month': (client) => calendarQueries.month(client, DAY),
  'calendarQueries.liveClass': (client) => calendarQueries.liveClass(client, 402),
  'cardQueries.list': (client) => cardQueries.list(client, userId, PAGE),
  'cardQueries.default': (client) => cardQueries.default(client, userId),
  'cardQueries.defaultPayment': (client) => cardQueries.defaultPayment(client, userId),
  'cardQueries.card': (client) => cardQueries.card(client, userId, CARD),
  'cardQueries.stripeKey': (client) => cardQueries.stripeKey(client),
  'courseQueries.list': (client) => courseQueries.list(client, userId),
  'courseQueries.withTests': (client) => courseQueries.withTests(client, userId),
  'courseQueries.practice': (client) => courseQueries.practice(client, studentId, COURSE),
  'eventQueries.list': (client) => eventQueries.list(client, userId, 'upcoming', ''),
  'eventQueries.list (past)': (client) => eventQueries.list(client, userId, 'past', ''),
  helpInfoQuery: (client) => helpInfoQuery(client, HELP_STORE),
  'lessonQueries.course': (client) => lessonQueries.course(client, COURSE),
  'lessonQueries.courseId': (client) => lessonQueries.courseId(client, `${UUID}${COURSE}`),
  'lessonQueries.resetInProgress': (client) => lessonQueries.resetInProgress(client, COURSE),
  'lessonQueries.modules': (client) => lessonQueries.modules(client, studentId, COURSE),
  topicsQuery: (client) => topicsQuery(client, 'lessons', LEARNER, MODULE),
  'topicsQuery (of assessments)': (client) => topicsQuery(client, 'assessments', LEARNER, ASSESSMENT_MODULE),
  'libraryQueries.courses': (client) => libraryQueries.courses(client, userId),
  'libraryQueries.list': (client) => libraryQueries.list(client, userId, COURSE, ''),
  'liveClassQueries.list': (client) => liveClassQueries.list(client, userId, 'upcoming', '', [COURSE]),
  'liveClassQueries.list (registered)': (client) => liveClassQueries.list(client, userId, 'registered', '', [COURSE]),
  'liveClassQueries.list (archived)': (client) => liveClassQueries.list(client, userId, 'archived', '', [COURSE]),
  'liveClassQueries.next': (client) => liveClassQueries.next(client, userId),
  'liveClassQueries.closest': (client) => liveClassQueries.closest(client, userId),
  'liveClassQueries.nearest': (client) => liveClassQueries.nearest(client, userId),
  'liveClassQueries.courses': (client) => liveClassQueries.courses(client, userId),
  'liveClassQueries.showsLibrary': (client) => liveClassQueries.showsLibrary(client, userId),
  'messageQueries.list': (client) => messageQueries.list(client, userId, 'active', ''),
  'messageQueries.list (archive)': (client) => messageQueries.list(client, userId, 'archive', ''),
  'messageQueries.newest': (client) => messageQueries.newest(client, userId),
  'messageQueries.entries': (client) =>
    messageQueries.entries(client, userId, { id: 10_002, interactedUserId: 3001, topicId: 500_010_002 }),
  'messageQueries.teachers': (client) => messageQueries.teachers(client, userId),
  'notificationQueries.alert': (client) => notificationQueries.alert(client, userId),
  'packageQueries.courses': (client) => packageQueries.courses(client, userId),
  'packageQueries.ofItem': (client) => packageQueries.ofItem(client, userId, { kind: 'course', id: COURSE }),
  'packageQueries.ofItem (of a test)': (client) =>
    packageQueries.ofItem(client, userId, { kind: 'diagnosticTest', id: TEST }),
  'packageQueries.featureLabels': (client) => packageQueries.featureLabels(client),
  'packageQueries.active': (client) => packageQueries.active(client, userId, PAGE),
  'packageQueries.free': (client) => packageQueries.free(client, userId, PAGE),
  'packageQueries.paid': (client) => packageQueries.paid(client, userId, PAGE),
  'packageQueries.expired': (client) => packageQueries.expired(client, userId, PAGE),
  'profileQueries.profile': (client) => profileQueries.profile(client, userId),
  'profileQueries.options': (client) => profileQueries.options(client),
  progressFrameEnabled: (client) => progressFrameEnabled(client),
  'progressQueries.link': (client) => progressQueries.link(client, userId),
  'progressQueries.ofCourse': (client) => progressQueries.ofCourse(client, studentId, COURSE),
  'scheduleQueries.ofCourse': (client) => scheduleQueries.ofCourse(client, studentId, COURSE),
  'scheduleQueries.attachments': (client) => scheduleQueries.attachments(client, 901),
  'scheduleQueries.test': (client) => scheduleQueries.test(client, 611),
  'sessionQueries.account': (client) => sessionQueries.account(client, userId),
  commonBannerQuery: (client) => commonBannerQuery(client),
  integrationConfigQuery: (client) => integrationConfigQuery(client),
  'settingsQueries.appSetting': (client) => settingsQueries.appSetting(client),
  'settingsQueries.colorScheme': (client) => settingsQueries.colorScheme(client),
  sidebarQuery: (client) => sidebarQuery(client),
  'shellQueries.menuFlags': (client) => shellQueries.menuFlags(client, userId),
  'shellQueries.permissions': (client) => shellQueries.permissions(client, studentId),
  'shellQueries.messagesEnabled': (client) => shellQueries.messagesEnabled(client, userId),
  'shellQueries.unreadMessage': (client) => shellQueries.unreadMessage(client),
  'videoQueries.dashboard': (client) => videoQueries.dashboard(client, userId),
  'videoQueries.ofCourses': (client) => videoQueries.ofCourses(client, userId),
  'videoQueries.embed': (client) => videoQueries.embed(client, { kind: 'course', id: 102 }),
};

/** Every query, by the same names. */
export const READS: Readonly<Record<string, (given: Run) => Promise<unknown>>> = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, options]) => [name, query(options)]),
);

/** The options of every query, by the same names. */
export const readOptions = (client: Client): [name: string, options: Query][] =>
  Object.entries(OPTIONS).map(([name, options]) => [name, options(client) as Query]);
