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
/** Nothing is kept, so that the server is asked. */
const HELP_STORE = { read: () => '', write: () => undefined };

/** The fields of a query's options that are needed here; each query's own type is narrower. */
interface Query {
  queryKey: readonly unknown[];
  initialPageParam?: never;
  select?: (data: never) => unknown;
}

/** What a component gets of a query: fetched through the cache, and selected. */
function query(options: (client: Client) => object) {
  return async ({ client, queries }: Run): Promise<unknown> => {
    const asked = options(client) as Query;
    const data =
      'initialPageParam' in asked ? await queries.fetchInfiniteQuery(asked as never) : await queries.fetchQuery(asked);
    return asked.select ? asked.select(data as never) : data;
  };
}

/** Every query, by its name; a query of several calls is there for each. */
export const READS: Readonly<Record<string, (given: Run) => Promise<unknown>>> = {
  'announcementQueries.block': query((client) => announcementQueries.block(client)),
  'announcementQueries.communityShown': query((client) => announcementQueries.communityShown(client, userId)),
  'announcementQueries.community': query((client) => announcementQueries.community(client)),
  'announcementQueries.detail': query((client) => announcementQueries.detail(client, 701)),
  'availabilityQueries.week': query((client) => availabilityQueries.week(client, BY_COURSE, MONDAY)),
  'availabilityQueries.week (without a course)': query((client) =>
    availabilityQueries.week(client, BY_TEACHER, MONDAY),
  ),
  'availabilityQueries.times': query((client) => availabilityQueries.times(client, BY_COURSE, DAY)),
  'availabilityQueries.times (without a course)': query((client) => availabilityQueries.times(client, BY_TEACHER, DAY)),
  'appointmentQueries.list': query((client) => appointmentQueries.list(client, userId)),
  'appointmentQueries.one': query((client) => appointmentQueries.one(client, 601)),
  'bookingQueries.types': query((client) => bookingQueries.types(client)),
  'bookingQueries.courseTypes': query((client) => bookingQueries.courseTypes(client, studentId, COURSE)),
  'bookingQueries.courses': query((client) => bookingQueries.courses(client)),
  'bookingQueries.coursesWithAppointments': query((client) => bookingQueries.coursesWithAppointments(client)),
  'bookingQueries.teachers': query((client) => bookingQueries.teachers(client, { id: COURSE, itemType: 1 })),
  'bookingQueries.courseTeachers': query((client) => bookingQueries.courseTeachers(client, studentId, COURSE)),
  'assessmentQueries.course': query((client) => assessmentQueries.course(client, userId, COURSE)),
  'assessmentQueries.diagnosticTest': query((client) => assessmentQueries.diagnosticTest(client, userId, TEST)),
  'assessmentQueries.diagnosticTestId': query((client) => assessmentQueries.diagnosticTestId(client, `${UUID}${TEST}`)),
  'calendarQueries.showsPanel': query((client) => calendarQueries.showsPanel(client)),
  'calendarQueries.busyDays': query((client) => calendarQueries.busyDays(client, MONDAY)),
  'calendarQueries.day': query((client) => calendarQueries.day(client, '2026-11-21')),
  'calendarQueries.month': query((client) => calendarQueries.month(client, DAY)),
  'calendarQueries.liveClass': query((client) => calendarQueries.liveClass(client, 402)),
  'cardQueries.list': query((client) => cardQueries.list(client, userId, PAGE)),
  'cardQueries.default': query((client) => cardQueries.default(client, userId)),
  'cardQueries.defaultPayment': query((client) => cardQueries.defaultPayment(client, userId)),
  'cardQueries.card': query((client) => cardQueries.card(client, userId, CARD)),
  'cardQueries.stripeKey': query((client) => cardQueries.stripeKey(client)),
  'courseQueries.list': query((client) => courseQueries.list(client, userId)),
  'courseQueries.withTests': query((client) => courseQueries.withTests(client, userId)),
  'courseQueries.practice': query((client) => courseQueries.practice(client, studentId, COURSE)),
  'eventQueries.list': query((client) => eventQueries.list(client, userId, 'upcoming', '')),
  'eventQueries.list (past)': query((client) => eventQueries.list(client, userId, 'past', '')),
  helpInfoQuery: query((client) => helpInfoQuery(client, HELP_STORE)),
  'lessonQueries.course': query((client) => lessonQueries.course(client, COURSE)),
  'lessonQueries.courseId': query((client) => lessonQueries.courseId(client, `${UUID}${COURSE}`)),
  'lessonQueries.resetInProgress': query((client) => lessonQueries.resetInProgress(client, COURSE)),
  'lessonQueries.modules': query((client) => lessonQueries.modules(client, studentId, COURSE)),
  topicsQuery: query((client) => topicsQuery(client, 'lessons', LEARNER, MODULE)),
  'topicsQuery (of assessments)': query((client) => topicsQuery(client, 'assessments', LEARNER, ASSESSMENT_MODULE)),
  'libraryQueries.courses': query((client) => libraryQueries.courses(client, userId)),
  'libraryQueries.list': query((client) => libraryQueries.list(client, userId, COURSE, '')),
  'liveClassQueries.list': query((client) => liveClassQueries.list(client, userId, 'upcoming', '', [COURSE])),
  'liveClassQueries.list (registered)': query((client) =>
    liveClassQueries.list(client, userId, 'registered', '', [COURSE]),
  ),
  'liveClassQueries.list (archived)': query((client) =>
    liveClassQueries.list(client, userId, 'archived', '', [COURSE]),
  ),
  'liveClassQueries.next': query((client) => liveClassQueries.next(client, userId)),
  'liveClassQueries.closest': query((client) => liveClassQueries.closest(client, userId)),
  'liveClassQueries.nearest': query((client) => liveClassQueries.nearest(client, userId)),
  'liveClassQueries.courses': query((client) => liveClassQueries.courses(client, userId)),
  'liveClassQueries.showsLibrary': query((client) => liveClassQueries.showsLibrary(client, userId)),
  'messageQueries.list': query((client) => messageQueries.list(client, userId, 'active', '')),
  'messageQueries.list (archive)': query((client) => messageQueries.list(client, userId, 'archive', '')),
  'messageQueries.newest': query((client) => messageQueries.newest(client, userId)),
  'messageQueries.entries': query((client) =>
    messageQueries.entries(client, userId, { id: 10_002, interactedUserId: 3001, topicId: 500_010_002 }),
  ),
  'messageQueries.teachers': query((client) => messageQueries.teachers(client, userId)),
  'notificationQueries.alert': query((client) => notificationQueries.alert(client, userId)),
  'packageQueries.courses': query((client) => packageQueries.courses(client, userId)),
  'packageQueries.ofItem': query((client) => packageQueries.ofItem(client, userId, { kind: 'course', id: COURSE })),
  'packageQueries.ofItem (of a test)': query((client) =>
    packageQueries.ofItem(client, userId, { kind: 'diagnosticTest', id: TEST }),
  ),
  'packageQueries.featureLabels': query((client) => packageQueries.featureLabels(client)),
  'packageQueries.active': query((client) => packageQueries.active(client, userId, PAGE)),
  'packageQueries.free': query((client) => packageQueries.free(client, userId, PAGE)),
  'packageQueries.paid': query((client) => packageQueries.paid(client, userId, PAGE)),
  'packageQueries.expired': query((client) => packageQueries.expired(client, userId, PAGE)),
  'profileQueries.profile': query((client) => profileQueries.profile(client, userId)),
  'profileQueries.options': query((client) => profileQueries.options(client)),
  progressFrameEnabled: query((client) => progressFrameEnabled(client)),
  'progressQueries.link': query((client) => progressQueries.link(client, userId)),
  'progressQueries.ofCourse': query((client) => progressQueries.ofCourse(client, studentId, COURSE)),
  'scheduleQueries.ofCourse': query((client) => scheduleQueries.ofCourse(client, studentId, COURSE)),
  'scheduleQueries.attachments': query((client) => scheduleQueries.attachments(client, 901)),
  'scheduleQueries.test': query((client) => scheduleQueries.test(client, 611)),
  'sessionQueries.account': query((client) => sessionQueries.account(client, userId)),
  commonBannerQuery: query((client) => commonBannerQuery(client)),
  integrationConfigQuery: query((client) => integrationConfigQuery(client)),
  'settingsQueries.appSetting': query((client) => settingsQueries.appSetting(client)),
  'settingsQueries.colorScheme': query((client) => settingsQueries.colorScheme(client)),
  sidebarQuery: query((client) => sidebarQuery(client)),
  'shellQueries.menuFlags': query((client) => shellQueries.menuFlags(client, userId)),
  'shellQueries.permissions': query((client) => shellQueries.permissions(client, studentId)),
  'shellQueries.messagesEnabled': query((client) => shellQueries.messagesEnabled(client, userId)),
  'shellQueries.unreadMessage': query((client) => shellQueries.unreadMessage(client)),
  'videoQueries.dashboard': query((client) => videoQueries.dashboard(client, userId)),
  'videoQueries.ofCourses': query((client) => videoQueries.ofCourses(client, userId)),
  'videoQueries.embed': query((client) => videoQueries.embed(client, { kind: 'course', id: 102 })),
};
