import type { CallSpec } from '@portal/data/client';
import type { EarlyTile } from '@portal/domain/courses';
import { closedGate, decodeSessionAnswer, mayOpen } from '@portal/domain/session';
import { createToSafeHref, inZone, type SafeHref } from '@portal/domain/shared';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { seesScreens, startEarlyRequests, type Notice, type Visit } from './early-requests.ts';

const ALWAYS = ['Setting/GetAppSetting', 'Setting/GetColorScheme'];
const CHECK = 'Account/CheckAuth';
const FRAME = 'Setting/IsEnableStudentProgressMicroService';
const BANNER = 'Setting/GetActiveCommonBanner';
const MENU = ['Account/ShowVideoClassAndMeeting', 'Message/IsMessageEnabled', BANNER];
const COURSES = 'Course/PagedStudentCourse';
const WEEK = ['EventCalendar/ShowHideLiveClassAndMeetings', 'Setting/GetIntegrationConfig'];

const MEI = { AccountInformation: { UserId: 5001 } };
const GRANTED = { [CHECK]: { IsSuccess: true, Value: MEI } };
const frameSaid = (IsEnableStudentProgress: unknown) => ({
  [FRAME]: { IsSuccess: true, Value: { IsEnableStudentProgress } },
});

/** What is asked of a server that answers so, and what is shown; a call without an answer here meets no connection. */
async function started(visit: Visit, answers: Record<string, unknown> = {}) {
  const specs: CallSpec[] = [];
  const preloaded: Notice[] = [];
  const greeted: string[] = [];
  const tiles: (EarlyTile | null)[][] = [];
  const resumed: unknown[] = [];
  const zones: string[] = [];
  const shell: Record<string, unknown> = {};
  const send = (spec: CallSpec) => {
    specs.push(spec);
    const answer = answers[spec.path];
    const response =
      answer === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(answer));
    response.catch(() => undefined);
    return response;
  };
  const { settled } = await startEarlyRequests(send, visit, {
    preload: (notice) => preloaded.push(notice),
    greet: (firstName) => greeted.push(firstName),
    showTiles: (shown) => tiles.push(shown),
    showResume: (shown) => resumed.push(shown),
    showZone: (shown) => zones.push(shown),
    showBrand: (brand) => Object.assign(shell, brand),
    showMenu: (menu) => Object.assign(shell, { menu }),
    showTools: (tools) => Object.assign(shell, { tools }),
  });
  await settled;
  return { specs, preloaded, greeted, tiles, resumed, zones, shell };
}
const asked = async (visit: Visit, answers?: Record<string, unknown>) => (await started(visit, answers)).specs;
const paths = async (visit: Visit, answers?: Record<string, unknown>) =>
  (await asked(visit, answers)).map(({ path }) => path);

const lastLesson = () => null;
const toSafeHref = createToSafeHref('https://main.example', 'https://portal.example/');
const DASHBOARD: Visit = { path: '/', search: '', screen: 'dashboard', hasToken: true, lastLesson, toSafeHref };
const LESSONS: Visit = { path: '/Lesson/5', search: '', screen: 'page', hasToken: true, lastLesson, toSafeHref };

test('without a token, what every page needs and nothing else', async () => {
  expect(
    await paths({ path: '/Login', search: '', screen: 'signIn', hasToken: false, lastLesson, toSafeHref }, GRANTED),
  ).toEqual(ALWAYS);
  expect(await paths({ ...DASHBOARD, hasToken: false }, GRANTED)).toEqual(ALWAYS);
});

test('with one, who is there, and then their menu', async () => {
  expect(await paths(LESSONS, GRANTED)).toEqual([...ALWAYS, CHECK, ...MENU]);
});

test.each([
  ['meets no connection', {}],
  ['refuses', { [CHECK]: { IsSuccess: false, Value: null } }],
  ['refuses, and names somebody', { [CHECK]: { IsSuccess: false, Value: MEI } }],
  ['does not say whether it succeeds', { [CHECK]: { Value: MEI } }],
  ['succeeds in text', { [CHECK]: { IsSuccess: 'true', Value: MEI } }],
  ['names nobody', { [CHECK]: { IsSuccess: true, Value: { RedirectUrl: '/x' } } }],
  ['answers something else', { [CHECK]: null }],
  ['gives an id that is none', { [CHECK]: { IsSuccess: true, Value: { AccountInformation: { UserId: '5001' } } } }],
  ['asks for a new token', { [CHECK]: { IsSuccess: true, Value: { ...MEI, RequireNewToken: true } } }],
])('a check that %s ends it', async (_name, answers) => {
  expect(await paths(LESSONS, answers)).toEqual([...ALWAYS, CHECK]);
});

const IDS = { UserId: 5001, StudentId: 7001 };
const NO_GATE = {
  EnrollmentStatus: 'ACTIVE',
  IsRegistrationCompleted: true,
  IsTimezoneSet: true,
  HaveClassSelection: false,
};
const checked = (account: object) => ({ [CHECK]: { IsSuccess: true, Value: { AccountInformation: account } } });

test('the calls about a student name that student, and those of their screen do', async () => {
  const specs = await asked({ ...LESSONS, path: '/MyCourseList' }, checked({ ...IDS, ...NO_GATE }));
  expect(specs.slice(3)).toEqual([
    expect.objectContaining({ path: MENU[0], query: { userId: 5001 } }),
    expect.objectContaining({ path: MENU[1], query: { userId: 5001 } }),
    expect.objectContaining({ path: BANNER, body: null }),
    expect.objectContaining({ path: COURSES, body: expect.objectContaining({ StudentUserId: 5001 }) }),
  ]);
});

/** A course that can be opened, as received. */
const row = (Id: number, ProgressStatus: string, change: object = {}) => ({
  Id,
  ItemType: 1,
  CourseName: `Course ${Id}`,
  CourseDescription: null,
  Status: 4,
  CourseStatus: 1,
  ProgressStatus,
  ...change,
});

test('the course list shows its first courses, as many as a screen has room for, and no other page does', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => row(at + 1, 'In Progress'));
  const answers = { ...checked({ ...IDS, ...NO_GATE }), [COURSES]: { IsSuccess: true, Value: { rows } } };
  const { tiles } = await started({ ...LESSONS, path: '/MyCourseList' }, answers);
  expect(tiles.map((shown) => shown.map((tile) => tile?.id))).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]);
  expect((await started(LESSONS, answers)).tiles).toEqual([]);
});

test('the course list shows no course after one that cannot be opened, which would move it', async () => {
  const rows = [row(1, 'Completed'), row(2, 'Completed', { CourseStatus: 2 }), row(3, 'Completed')];
  const { tiles } = await started(
    { ...LESSONS, path: '/MyCourseList' },
    { ...checked({ ...IDS, ...NO_GATE }), [COURSES]: { IsSuccess: true, Value: { rows } } },
  );
  expect(tiles.map((shown) => shown.map((tile) => tile?.id ?? null))).toEqual([[1, null]]);
});

const MODULES = 'Course/GetCourseModule';
const RESET = 'Course/GetCourseResetStatus';
const topicsIn = (specs: CallSpec[]) => specs.filter(({ path }) => path === 'Course/GetModuleDetail');

test.each([
  ['of the first module that is open', {}, '', null, [2]],
  ['of the one that the address names', {}, '?module=3', 2, [3]],
  ['of the one with the last lesson', {}, '', 3, [3]],
  ['of none, where all is locked', { IsLocked: true }, '', null, []],
  ['of none, where they are being reset', { IsResetInProgress: true }, '', null, []],
  ['of none, where that is not known', { IsResetInProgress: undefined }, '', null, []],
  ['of none, where there is none', { Modules: [] }, '', null, []],
  ['of none, where that is no list', { Modules: 7 }, '', null, []],
])('the lessons %s are asked for with the modules', async (_name, change, search, module, expected) => {
  const sent = (Id: number) => ({ Id, Name: `Module ${Id}`, IsModulePackageActive: Id > 1 });
  const value = { IsLocked: false, Modules: [1, 2, 3].map(sent), IsResetInProgress: false, ...change };
  const visit: Visit = { ...LESSONS, search, lastLesson: () => ({ course: 5, module }) };
  const specs = await asked(visit, {
    ...checked({ ...IDS, ...NO_GATE }),
    [MODULES]: { IsSuccess: true, Value: value },
    [RESET]: { IsSuccess: true, Value: value },
  });
  expect(topicsIn(specs).map(({ body }) => body)).toEqual(
    expected.map((ModuleId) => expect.objectContaining({ ModuleId, CoursePublishedId: 5, StudentId: 7001 })),
  );
});

test('a last lesson in another course says nothing of this one', async () => {
  const modules = [1, 2].map((Id) => ({ Id, Name: '', IsModulePackageActive: true }));
  const specs = await asked(
    { ...LESSONS, lastLesson: () => ({ course: 6, module: 2 }) },
    {
      ...checked({ ...IDS, ...NO_GATE }),
      [MODULES]: { IsSuccess: true, Value: { IsLocked: false, Modules: modules } },
      [RESET]: { IsSuccess: true, Value: { IsResetInProgress: false } },
    },
  );
  expect(topicsIn(specs)).toMatchObject([{ body: { ModuleId: 1 } }]);
});

test.each([
  ['who has no gate before it', { ...IDS, ...NO_GATE }, '', ['Event/GetUpcomingEventGridJson']],
  ['at another tab of it', { ...IDS, ...NO_GATE }, '?tab=past', []],
  ['who is archived', { ...IDS, ...NO_GATE, EnrollmentStatus: 'ARCHIVED' }, '', []],
  ['at a gate', { ...IDS, ...NO_GATE, IsTimezoneSet: false }, '', []],
  ['without an id as one', { ...NO_GATE, UserId: 5001 }, '', []],
])('what a screen begins with is asked for by a student %s', async (_name, account, search, expected) => {
  const visit = { ...LESSONS, path: '/Event', search };
  expect(await paths(visit, checked(account))).toEqual([...ALWAYS, CHECK, ...MENU, ...expected]);
});

test.each([
  ['has no page of its own', frameSaid(false), [COURSES]],
  ['has a page of its own', frameSaid(true), []],
  ['does not say', frameSaid(undefined), []],
  ['cannot be asked', {}, []],
])('on the dashboard the courses, unless the school may show its own page: it %s', async (_name, frame, courses) => {
  expect(await paths(DASHBOARD, { ...checked({ ...IDS, ...NO_GATE }), ...frame })).toEqual([
    ...ALWAYS,
    FRAME,
    CHECK,
    ...MENU,
    ...courses,
    ...WEEK,
  ]);
});

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const SETTLED = { UserId: 5001, TimeZoneWithUtc: `(UTC+00:00) ${here}`, IsEmailActivated: true };
const saying = (path: string, Value: unknown) => ({ ...checked(SETTLED), [path]: { IsSuccess: true, Value } });

test.each<[string, Visit, Record<string, unknown>, Notice[]]>([
  ['nothing to tell', DASHBOARD, checked(SETTLED), []],
  ['another zone', DASHBOARD, checked({ ...SETTLED, TimeZoneWithUtc: '(UTC+11:00) Elsewhere/Town' }), ['zone']],
  ['an address to confirm', DASHBOARD, checked({ ...SETTLED, IsEmailActivated: false }), ['email']],
  ['an address that changes', DASHBOARD, checked({ ...SETTLED, IsHasEmailChangedRequest: true }), ['email']],
  ['both elsewhere', LESSONS, checked({ UserId: 5001 }), []],
  ['a banner', LESSONS, saying(BANNER, { Enable: true, BannerMessage: ['<p>Exams</p>'] }), ['banners']],
  ['a banner that is off', LESSONS, saying(BANNER, { Enable: false, BannerMessage: [] }), []],
  ['maintenance ahead', LESSONS, saying('Setting/GetAppSetting', { MaintenanceBanner: { Dates: [] } }), ['banners']],
])('what stands above the page is preloaded: %s', async (_name, visit, answers, notices) => {
  expect((await started(visit, answers)).preloaded).toEqual(notices);
});

describe('an unread message', () => {
  const messages = (Value: unknown) => ({ ...GRANTED, 'Message/IsMessageEnabled': { IsSuccess: true, Value } });
  const UNREAD = 'Message/IsHasUnreadMessage';

  test.each([
    ['may use messages', messages(true), [UNREAD]],
    ['may not', messages(false), []],
    ['may, in text', messages('true'), []],
    ['cannot be asked about', GRANTED, []],
  ])('is asked for when the student %s', async (_name, answers, expected) => {
    expect(await paths(LESSONS, answers)).toEqual([...ALWAYS, CHECK, ...MENU, ...expected]);
  });
});

describe('on the dashboard', () => {
  const ready = { ...IDS, ...NO_GATE, FirstName: 'Mei' };
  const answers = (account: object, ...rows: object[]) => ({
    ...checked(account),
    ...frameSaid(false),
    [COURSES]: { IsSuccess: true, Value: { rows, total: rows.length } },
  });
  const PROGRESS = 'Course/GetCourseStudentProgress';
  const started5 = [1, 2, 3, 4, 5].map((id) => row(id, id === 4 ? 'In Progress' : 'Completed'));

  const granted = (Value: unknown) => ({ IsSuccess: true, Value });
  describe('what is planned today', () => {
    const PANEL = 'EventCalendar/ShowHideLiveClassAndMeetings';
    const INTEGRATION = 'Setting/GetIntegrationConfig';
    const DAY = 'EventCalendar/GetEventsByDate';
    const noon = new Date('2026-03-10T11:30:00Z');
    afterEach(() => vi.useRealTimers());

    test.each([
      ['in the student’s zone', '(UTC+14:00) Pacific/Kiritimati', '2026-03-11'],
      ['in the device’s, where theirs is not known', '(UTC+14:00) Elsewhere/Town', inZone(noon, here).date],
      ['in the device’s, where they have none', null, inZone(noon, here).date],
    ])('is asked for of the day %s', async (_name, TimeZoneWithUtc, expected) => {
      vi.setSystemTime(noon);
      const specs = await asked(DASHBOARD, { ...checked({ ...ready, TimeZoneWithUtc }), [PANEL]: granted(true) });
      expect(specs.filter(({ path }) => path === DAY).map(({ query }) => query)).toEqual([{ eventDate: expected }]);
    });

    test.each([
      ['the server hides the week', DASHBOARD, { [PANEL]: granted(false) }],
      ['it is not known whether it does', DASHBOARD, {}],
      ['the flag is no flag', DASHBOARD, { [PANEL]: granted('true') }],
      ['another screen is opened', LESSONS, { [PANEL]: granted(true) }],
      [
        'the school hides it',
        DASHBOARD,
        { [PANEL]: granted(true), [INTEGRATION]: granted({ HideMeetingsAndTasksPanel: true }) },
      ],
      [
        'the school has the add-on of a partner',
        DASHBOARD,
        { [PANEL]: granted(true), [INTEGRATION]: granted({ Instance: 'Celpip', IsAddOnEnabled: true }) },
      ],
    ])('is not asked for where %s', async (_name, visit, flag) => {
      expect(await paths(visit, { ...checked(ready), ...flag })).not.toContain(DAY);
    });
  });

  const SCHOOL = {
    'Setting/GetAppSetting': granted({
      FeatureLock: { IsShowNotification: true, AllowStudentShowLiveClass: true },
      IsShowOrganisationName: true,
      OrganisationName: 'Harbour English',
      IsShowSiteLogo: true,
      SiteLogoUrl: '/school.svg',
    }),
    'Account/ShowVideoClassAndMeeting': granted({ ShowVideo: { Result: true } }),
    'Message/IsMessageEnabled': granted(true),
    'Message/IsHasUnreadMessage': granted(true),
  };
  const practised = {
    [PROGRESS]: granted({
      TotalPracticeLesson: 68,
      TotalPracticeLessonCompleted: 42,
      TotalPracticeLessonCompletedPercentage: 61.8,
      AveragePracticeLessonScorePercentage: 70,
    }),
  };
  const PRACTICE = { total: 68, completed: 42, percent: 61, average: 70 };

  test.each([
    ['here', DASHBOARD],
    ['and on every other page', LESSONS],
  ])('school, menu and tools are shown, %s', async (_name, visit) => {
    const { shell } = await started(visit, { ...checked({ ...ready, MainLogo: '/own.svg' }), ...SCHOOL });
    const locks = { notifications: true, liveClasses: true, teacherMeetings: false, events: false };
    expect(shell).toEqual({
      name: 'Harbour English',
      logo: 'https://main.example/own.svg',
      menu: { locks, flags: { videos: true, liveClasses: false, teacherMeetings: false } },
      tools: { bell: true, messages: { unread: true } },
    });
  });

  test.each([
    [
      'whether there is a new message',
      'Message/IsHasUnreadMessage',
      { tools: { bell: true, messages: { unread: false } } },
    ],
    ['whether there are messages', 'Message/IsMessageEnabled', { tools: { bell: true, messages: null } }],
    ['the menu', 'Account/ShowVideoClassAndMeeting', { menu: undefined }],
    ['the school', 'Setting/GetAppSetting', { name: undefined, menu: undefined, tools: undefined }],
  ])('what is not known of %s is left to the code', async (_name, failing, expected) => {
    const { shell } = await started(DASHBOARD, { ...checked(ready), ...SCHOOL, [failing]: { IsSuccess: false } });
    expect({ menu: shell['menu'], tools: shell['tools'], name: shell['name'] }).toMatchObject(expected);
  });

  test.each([
    ['first in progress', null, started5, [{ id: 4, name: 'Course 4', practice: PRACTICE, checksLesson: false }]],
    [
      'opened last',
      { course: 2, module: null },
      started5,
      [{ id: 2, name: 'Course 2', practice: PRACTICE, checksLesson: false }],
    ],
    [
      'whose lesson was opened last',
      { course: 2, module: 7 },
      started5,
      [{ id: 2, name: 'Course 2', practice: PRACTICE, checksLesson: true }],
    ],
    [
      'with a lesson in another',
      { course: 99, module: 7 },
      started5,
      [{ id: 4, name: 'Course 4', practice: PRACTICE, checksLesson: false }],
    ],
  ])('the card to resume the course %s', async (_name, last, rows, expected) => {
    const visit = { ...DASHBOARD, lastLesson: () => last };
    expect((await started(visit, { ...answers(ready, ...rows), ...practised })).resumed).toEqual(expected);
  });

  test.each([
    ['where there is none to resume', [row(1, 'Completed')], [null]],
    ['where one is not known yet', [row(1, 'Completed'), row(2, 'In Progress', { Status: 16 })], []],
    ['without courses', [], []],
    ['without an answer', [row(4, 'In Progress')], []],
  ])('no course is shown in the card %s', async (_name, rows, expected) => {
    expect((await started(DASHBOARD, answers(ready, ...rows))).resumed).toEqual(expected);
  });

  test.each([
    ['another zone', '(UTC+14:00) Pacific/Kiritimati', ['Pacific/Kiritimati']],
    ['a zone that there is not', '(UTC+11:00) Elsewhere/Town', []],
    ['no zone', null, []],
  ])('the zone that times are shown in: %s', async (_name, TimeZoneWithUtc, expected) => {
    expect((await started(DASHBOARD, checked({ ...ready, TimeZoneWithUtc }))).zones).toEqual(expected);
    expect((await started(LESSONS, checked({ ...ready, TimeZoneWithUtc }))).zones).toEqual([]);
  });

  test('the student is greeted, and the first courses are shown', async () => {
    const { greeted, tiles } = await started(DASHBOARD, answers(ready, ...started5));
    expect(greeted).toEqual(['Mei']);
    expect(tiles.map((shown) => shown.map((tile) => tile?.name))).toEqual([['Course 1', 'Course 2', 'Course 3']]);
  });

  test('whether their week is shown is asked for, after the courses', async () => {
    const sent = await paths(DASHBOARD, answers(ready, ...started5));
    const wanted = [COURSES, ...WEEK];
    expect(sent.filter((path) => wanted.includes(path))).toEqual(wanted);
  });

  test.each([
    ['archived', { EnrollmentStatus: 'Archived' }],
    ['not registered', { IsRegistrationCompleted: false }],
    ['without a zone', { IsTimezoneSet: undefined }],
    ['who has to choose a class', { HaveClassSelection: true }],
  ])('nothing is shown to a student %s, nor asked for about their courses and week', async (_name, change) => {
    const account = { ...ready, TimeZoneWithUtc: '(UTC+14:00) Pacific/Kiritimati', ...change };
    const everything = { ...answers(account, ...started5), ...SCHOOL, ...practised };
    const { specs, greeted, tiles, resumed, zones, shell } = await started(DASHBOARD, everything);
    expect([...greeted, ...tiles, ...resumed, ...zones, ...Object.keys(shell)]).toEqual([]);
    const unasked = [COURSES, PROGRESS, ...WEEK];
    expect(specs.filter(({ path }) => unasked.includes(path))).toEqual([]);
  });

  test.each([
    ['the first in progress', null, started5, [4]],
    ['the one opened last', 2, started5, [2]],
    ['none, when none is in progress', null, [row(1, 'Completed')], []],
    ['none that cannot be opened', 2, [row(2, 'In Progress', { Status: 16 })], []],
    ['no test', null, [row(2, 'In Progress', { ItemType: 2 })], []],
  ])('progress is asked for in %s', async (_name, last, rows, expected) => {
    const specs = await asked(
      { ...DASHBOARD, lastLesson: () => (last === null ? null : { course: last, module: null }) },
      answers(ready, ...rows),
    );
    const bodies = specs.filter(({ path }) => path === PROGRESS).map(({ body }) => body);
    expect(bodies).toEqual(expected.map((CoursePublishedId) => ({ StudentId: 7001, CoursePublishedId })));
  });

  test('whoever sees it has no gate before it and may open it', () => {
    const page = 'https://main.example/page' as SafeHref;
    const facts = { registrationUrl: page, timeZoneCheckerUrl: page, classPackageUrl: page, token: 't', here: '/' };
    const anything = fc.constantFrom(true, false, 'true', null);
    const account = fc.record({
      EnrollmentStatus: fc.constantFrom('ACTIVE', 'ARCHIVED', 'archived', null, 1),
      IsRegistrationCompleted: anything,
      IsTimezoneSet: anything,
      HaveClassSelection: anything,
      IsShowBumpPage: anything,
      IsMigrated: anything,
      HasPaidPackage: anything,
    });
    fc.assert(
      fc.property(account, anything, (sent, ShowCelpipBumpPage) => {
        const value = {
          AccountInformation: { ...ready, ...sent },
          ShowCelpipBumpPage,
          BumpPageUrl: 'https://main.example/bump',
        };
        const answer = decodeSessionAnswer(value, { toSafeHref });
        if (answer.kind !== 'authorized') throw new Error('not authorized');
        const { session } = answer;
        if (seesScreens(value as Parameters<typeof seesScreens>[0]))
          expect([closedGate(session, facts), mayOpen(session, '/')]).toEqual([null, true]);
      }),
      { numRuns: 5000 },
    );
  });
});
