import type { CallSpec } from '@portal/data/client';
import { expect, test } from 'vitest';
import { startEarlyRequests, type Notice, type Visit } from './early-requests.ts';

const ALWAYS = ['Setting/GetAppSetting', 'Setting/GetColorScheme'];
const CHECK = 'Account/CheckAuth';
const FRAME = 'Setting/IsEnableStudentProgressMicroService';
const BANNER = 'Setting/GetActiveCommonBanner';
const MENU = ['Account/ShowVideoClassAndMeeting', 'Message/IsMessageEnabled', BANNER];
const COURSES = 'Course/PagedStudentCourse';

const MEI = { AccountInformation: { UserId: 5001 } };
const GRANTED = { [CHECK]: { IsSuccess: true, Value: MEI } };
const frameSaid = (IsEnableStudentProgress: unknown) => ({
  [FRAME]: { IsSuccess: true, Value: { IsEnableStudentProgress } },
});

/** What is asked of a server that answers so, and what is preloaded; a call without an answer here meets no connection. */
async function started(visit: Visit, answers: Record<string, unknown> = {}) {
  const specs: CallSpec[] = [];
  const preloaded: Notice[] = [];
  const send = (spec: CallSpec) => {
    specs.push(spec);
    const answer = answers[spec.path];
    const response =
      answer === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(answer));
    response.catch(() => undefined);
    return response;
  };
  await (
    await startEarlyRequests(send, visit, (notice) => preloaded.push(notice))
  ).preloaded;
  return { specs, preloaded };
}
const asked = async (visit: Visit, answers?: Record<string, unknown>) => (await started(visit, answers)).specs;
const paths = async (visit: Visit, answers?: Record<string, unknown>) =>
  (await asked(visit, answers)).map(({ path }) => path);

const DASHBOARD: Visit = { path: '/', screen: 'dashboard', hasToken: true };
const LESSONS: Visit = { path: '/Lesson/5', screen: 'page', hasToken: true };

test('without a token, what every page needs and nothing else', async () => {
  expect(await paths({ path: '/Login', screen: 'signIn', hasToken: false }, GRANTED)).toEqual(ALWAYS);
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

test('the calls about a student name that student', async () => {
  const specs = await asked({ path: '/MyCourseList', screen: 'page', hasToken: true }, GRANTED);
  expect(specs.slice(3)).toEqual([
    expect.objectContaining({ path: MENU[0], query: { userId: 5001 } }),
    expect.objectContaining({ path: MENU[1], query: { userId: 5001 } }),
    expect.objectContaining({ path: BANNER, body: null }),
    expect.objectContaining({ path: COURSES, body: expect.objectContaining({ StudentUserId: 5001 }) }),
  ]);
});

test.each(['/MyCourseList', '/mycourselist', '/deployed/here/MyCourseList'])('at %s also the courses', async (path) => {
  expect(await paths({ ...LESSONS, path }, GRANTED)).toEqual([...ALWAYS, CHECK, ...MENU, COURSES]);
});

test.each([
  ['has no page of its own', frameSaid(false), [COURSES]],
  ['has a page of its own', frameSaid(true), []],
  ['does not say', frameSaid(undefined), []],
  ['cannot be asked', {}, []],
])('on the dashboard the courses, unless the school may show its own page: it %s', async (_name, frame, courses) => {
  expect(await paths(DASHBOARD, { ...GRANTED, ...frame })).toEqual([...ALWAYS, FRAME, CHECK, ...MENU, ...courses]);
});

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const SETTLED = { UserId: 5001, TimeZoneWithUtc: `(UTC+00:00) ${here}`, IsEmailActivated: true };
const checked = (account: object) => ({ [CHECK]: { IsSuccess: true, Value: { AccountInformation: account } } });
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
