// @vitest-environment jsdom
import { prefetchCourses, prefetchPracticeProgress } from '@portal/data/courses';
import { prefetchProgressFrameEnabled } from '@portal/data/progress';
import { prefetchBanners } from '@portal/data/settings';
import { prefetchMenu } from '@portal/data/shell';
import { createDataWrapper, mockClient } from '@portal/data/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeptPicture } from '../boot/first-picture/index.ts';
import { zoneName } from '@portal/ui/i18n';
import { readRuntimeConfig } from '@portal/domain/settings';
import { deviceZone } from '../session/device-zone.ts';
import { forgetDevice } from '../shell/device-data.ts';
import { createSession } from '../testing/create-session.ts';
import { keepLastVisit, restoreLastVisit } from './last-visit.ts';

let stop: () => void = () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  localStorage.clear();
  document.cookie = 'authorizationToken=; Max-Age=0; Path=/';
});

const { student } = createDataWrapper();

/** A signed-in student whose page shows something that may be kept. */
async function visit(account: object = {}, config: object = {}) {
  const { queries } = createDataWrapper();
  const session = createSession(() => ({ ...student.account, ...account }));
  await session.signIn('mei', 'secret');
  stop = keepLastVisit({ session, queries, config: readRuntimeConfig(config, location.origin) });
  return { session, queries };
}

async function fetchCourses({ queries }: Awaited<ReturnType<typeof visit>>) {
  await queries.fetchQuery({ queryKey: ['courses'], queryFn: async () => ['PTE'], meta: { kept: true } });
  await queries.fetchQuery({ queryKey: ['profile'], queryFn: async () => ({ phone: '1' }) });
}

function hide(state: DocumentVisibilityState = 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('what a page shows is kept when it is hidden, and restored at the next visit', async () => {
  const first = await visit();
  await fetchCourses(first);
  hide('visible');
  expect(localStorage.getItem('lastVisit')).toBeNull();
  hide();
  expect(localStorage.getItem('lastVisit')).not.toContain('phone');
  stop();
  const next = await visit();
  expect(restoreLastVisit(next.session, next.queries)).toBe(true);
  expect(next.queries.getQueryData(['courses'])).toEqual(['PTE']);
});

test('a device that was forgotten keeps nothing of the page that is left', async () => {
  await fetchCourses(await visit());
  hide();
  forgetDevice();
  expect(localStorage.getItem('lastVisit')).toBeNull();
  hide();
  expect(localStorage.getItem('lastVisit')).toBeNull();
});

describe('what the dashboard showed is kept for the next page', () => {
  const ELSEWHERE = 'Pacific/Kiritimati';
  const COURSE = {
    Id: 101,
    ItemType: 1,
    CourseName: 'PTE',
    CourseDescription: 'Six weeks.',
    Status: 4,
    CourseStatus: 1,
    ProgressStatus: 'In Progress',
    IconSource: 1,
  };
  const FLAGS = { ShowVideo: { Result: true }, ShowLiveClass: { Result: true } };
  const SCHOOL = {
    FeatureLock: { IsShowNotification: true, AllowStudentShowLiveClass: true },
    IsShowOrganisationName: true,
    OrganisationName: 'Harbour English',
    IsShowSiteLogo: true,
    SiteLogoUrl: 'https://cdn.example/logo.svg',
  };
  const ANSWERS: Readonly<Record<string, unknown>> = {
    'Setting/IsEnableStudentProgressMicroService': { IsEnableStudentProgress: false },
    'Setting/GetAppSetting': SCHOOL,
    'Account/ShowVideoClassAndMeeting': FLAGS,
    'Message/IsMessageEnabled': true,
    'Message/IsHasUnreadMessage': true,
    'Course/PagedStudentCourse': { rows: [COURSE], total: 1 },
    'Course/GetCourseStudentProgress': {
      TotalPracticeLesson: 68,
      TotalPracticeLessonCompleted: 42,
      TotalPracticeLessonCompletedPercentage: 61,
      AveragePracticeLessonScorePercentage: 70,
    },
  };

  /** What is kept of a visit to the dashboard. */
  async function kept({
    answers = {},
    account = {},
    config = {},
  }: {
    answers?: object;
    account?: object;
    config?: object;
  }) {
    const { queries } = await visit(account, config);
    const { UserId: userId, StudentId: studentId } = student.account;
    const known: Readonly<Record<string, unknown>> = { ...ANSWERS, ...answers };
    const client = mockClient({ call: async ({ path }) => known[path] ?? Promise.reject(new Error(path)) });
    const context = { client, queries, student: { userId, studentId, userName: 'mei' }, ahead: 'intent' } as const;
    await Promise.all([
      prefetchProgressFrameEnabled(context),
      prefetchBanners(context),
      prefetchMenu(context),
      prefetchCourses(context),
      prefetchPracticeProgress(context, 101),
    ]);
    hide();
    const { picture } = JSON.parse(localStorage.getItem('lastVisit') ?? '{}') as {
      picture: Partial<KeptPicture> | null;
    };
    return picture;
  }

  test('courses, card, school, menu and tools', async () => {
    expect(await kept({})).toEqual({
      firstName: student.account.FirstName,
      tiles: [
        {
          id: 101,
          kind: 'course',
          name: 'PTE',
          description: 'Six weeks.',
          availability: 'active',
          progress: 'inProgress',
          icon: { kind: 'default' },
        },
      ],
      zone: expect.anything(),
      resume: {
        id: 101,
        name: 'PTE',
        practice: { total: 68, completed: 42, percent: 61, average: 70 },
        checksLesson: false,
      },
      brand: { name: 'Harbour English', logo: 'https://cdn.example/logo.svg' },
      hidden: { liveClasses: false, videos: false, meetings: true, events: true },
      tools: { bell: true, messages: { unread: true } },
    });
  });

  test.each<[string, Parameters<typeof kept>[0], object]>([
    [
      'a course that is done',
      { answers: { 'Course/PagedStudentCourse': { rows: [{ ...COURSE, ProgressStatus: 'Completed' }], total: 1 } } },
      { resume: null },
    ],
    [
      'a school that is not known',
      { answers: { 'Setting/GetAppSetting': undefined } },
      { brand: undefined, hidden: undefined, tools: undefined },
    ],
    ['a menu that is not known', { answers: { 'Account/ShowVideoClassAndMeeting': undefined } }, { hidden: undefined }],
    [
      'progress that is not known',
      { answers: { 'Course/GetCourseStudentProgress': undefined } },
      { resume: undefined },
    ],
    [
      'messages that are switched off',
      { answers: { 'Message/IsMessageEnabled': false } },
      { tools: { bell: true, messages: null } },
    ],
    ['access by roles', { config: { roleBasedAccess: true } }, { hidden: undefined, tools: undefined }],
    ['the other label of the videos', { config: { videoLabelChange: false } }, { hidden: undefined }],
    [
      'a logo for signed-in pages',
      { account: { MainLogo: 'https://cdn.example/main.svg' } },
      { brand: { name: 'Harbour English', logo: 'https://cdn.example/main.svg' } },
    ],
  ])('with %s', async (_name, given, expected) => {
    const picture = await kept(given);
    const named = Object.keys(expected).map((name) => [name, picture?.[name as keyof KeptPicture]]);
    expect(Object.fromEntries(named)).toEqual(expected);
  });

  test('with a lesson that was opened last', async () => {
    const lesson = { module: 11, id: 1101 };
    localStorage.setItem(`lastLesson:${student.account.StudentId}`, JSON.stringify({ course: 101, lesson }));
    expect((await kept({}))?.resume).toMatchObject({ id: 101, checksLesson: true });
  });

  const FRAME = { 'Setting/IsEnableStudentProgressMicroService': { IsEnableStudentProgress: true } };
  test.each<[string, Parameters<typeof kept>[0]]>([
    ['the page of the school takes the place of the courses', { answers: FRAME }],
    ['the courses are not known', { answers: { 'Course/PagedStudentCourse': undefined } }],
    ['the student is archived', { account: { EnrollmentStatus: 'ARCHIVED' } }],
    ['the student is at a gate', { account: { HaveClassSelection: true } }],
  ])('unless %s', async (_name, given) => {
    expect(await kept(given)).toBeNull();
  });

  test('with the notice of another zone, unless the student keeps the zone', async () => {
    const account = { TimeZoneWithUtc: `(UTC+14:00) ${ELSEWHERE}` };
    expect((await kept({ account }))?.zone).toEqual({
      device: zoneName('en', deviceZone(), new Date()),
      profile: 'Line Islands Time (UTC+14)',
      language: 'en',
      offset: new Date().getTimezoneOffset(),
    });
    stop();
    localStorage.setItem('zoneKept', `${deviceZone()} ${ELSEWHERE}`);
    expect((await kept({ account }))?.zone).toBeNull();
  });
});

test('the next student does not get it, and nobody gets it after them', async () => {
  const first = await visit();
  await fetchCourses(first);
  hide();
  stop();
  const next = await visit({ UserId: 5002 });
  expect(restoreLastVisit(next.session, next.queries)).toBe(false);
  expect(next.queries.getQueryData(['courses'])).toBeUndefined();
  expect(localStorage.getItem('lastVisit')).toBeNull();
});

test('it is forgotten with the session, and not kept without one', async () => {
  const first = await visit();
  await fetchCourses(first);
  hide();
  first.session.expire([]);
  expect(localStorage.getItem('lastVisit')).toBeNull();
  hide();
  expect(localStorage.getItem('lastVisit')).toBeNull();
  expect(restoreLastVisit(first.session, first.queries)).toBe(false);
});
