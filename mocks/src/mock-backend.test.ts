import { fixtureContext } from './fixtures/context.ts';
import { decodeCoursePage } from '@portal/domain/courses';
import { decodeSessionAnswer, refusalVariant } from '@portal/domain/session';
import { decodeAppSetting, decodeColorScheme } from '@portal/domain/settings';
import { decodeMenuFlags, decodePermissions } from '@portal/domain/shell';
import { decodeBoolean } from '@portal/domain/shared';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appSetting, courses } from './fixtures.ts';
import { mockBackendInTests } from './node.ts';
import { PASSWORD, personas, type PersonaName } from './personas.ts';
import { createMockBackend } from './mock-backend.ts';

const API = 'http://localhost/api';
const backend = createMockBackend({ seed: 7 });
const server = mockBackendInTests(backend);

beforeEach(() => {
  backend.reset();
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

interface Envelope {
  IsSuccess: boolean;
  Value: unknown;
  MessageErrorTextArray: string[];
  MessageTextArray: string[];
}

async function ask(path: string, body: unknown = {}, { token = '', method = 'POST', query = '' } = {}) {
  const response = await fetch(`${API}/${path}${query}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Basic ${token}` } : {}) },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    answer: (text ? JSON.parse(text) : null) as Envelope,
  };
}

const signInAs = (name: PersonaName, password = PASSWORD) =>
  ask('Account/Login', { UserName: personas[name].userName, Password: password });

/** Signs in, and gives the token and the account's ids. */
async function session(name: PersonaName) {
  const { Value } = (await signInAs(name)).answer;
  const { AuthorizationToken: token, AccountInformation: account } = Value as {
    AuthorizationToken: string;
    AccountInformation: { UserId: number; StudentId: number };
  };
  return { token, userId: account.UserId, studentId: account.StudentId };
}

const names = Object.keys(personas) as PersonaName[];
const isRefused = (name: PersonaName) => 'refused' in personas[name];
const EXPIRED = {
  IsSuccess: false,
  Value: null,
  MessageErrorTextArray: ['User login has expired'],
  MessageTextArray: [],
};
const everybody = names.filter((name) => !isRefused(name));

const paging = { PageIndex: 0, PageSize: 50, SortFieldName: 'Id', SortOrder: 'ASC', Keyword: '', LastDisplayIndex: 3 };

describe('signing in', () => {
  test.each(everybody)('%s is let in, and the answer is understood', async (name) => {
    const { status, answer } = await signInAs(name);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ IsSuccess: true, MessageErrorTextArray: [], MessageTextArray: [] });
    const read = decodeSessionAnswer(answer.Value, fixtureContext);
    expect(read).toMatchObject({
      outcome: 'authorized',
      session: { account: { firstName: personas[name].account.FirstName } },
    });
  });

  test.each([
    ['suspended', { IsStudentSuspended: true }, 'inactive'],
    ['integration', { IsIntegration: true }, 'integration'],
    ['sibling', { IsE2lStudent: true }, 'siblingProduct'],
    ['notActivated', { IsStudentInActive: true }, 'needsActivation'],
  ] as const)('%s is refused with status 200, %j and the reason in words', async (name, flags, variant) => {
    const { status, answer } = await signInAs(name);
    expect(status).toBe(200);
    expect(answer).toEqual({
      IsSuccess: false,
      Value: flags,
      MessageErrorTextArray: personas[name].refused.messages,
      MessageTextArray: [],
    });
    expect(refusalVariant(answer.Value)).toBe(variant);
  });

  test('every refused persona is in the table above', () => {
    expect(names.filter(isRefused).toSorted()).toEqual(['integration', 'notActivated', 'sibling', 'suspended']);
  });

  test.each([
    ['a wrong password', 'mei', 'wrong'],
    ['the password in capitals', 'mei', PASSWORD.toUpperCase()],
    ['no password', 'mei', ''],
    ['an unknown name', 'nobody', PASSWORD],
    ['no name', '', PASSWORD],
    ['the name of a refused student and a wrong password', 'sue', 'wrong'],
  ])('with %s is a plain refusal that does not say which was wrong', async (_name, UserName, Password) => {
    const { status, answer } = await ask('Account/Login', { UserName, Password });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ IsSuccess: false, Value: null });
    expect(answer.MessageErrorTextArray).toEqual(['The user name or password is incorrect.']);
    expect(backend.tokens.size).toBe(0);
  });

  test.each(['mei', 'MEI', ' mei ', 'mei@example.com', 'Mei@Example.Com'])(
    'as %j is signing in as Mei',
    async (UserName) => {
      const { answer } = await ask('Account/Login', { UserName, Password: PASSWORD });
      expect(answer).toMatchObject({ Value: { AccountInformation: { FirstName: 'Mei' } } });
    },
  );

  test.each([
    ['needsTimeZone', { IsTimezoneSet: false, TimeZoneWithUtc: null }],
    ['needsClass', { HaveClassSelection: true }],
    ['unregistered', { IsRegistrationCompleted: false }],
    ['bump', { IsShowBumpPage: true, HasPaidPackage: false }],
    ['archived', { EnrollmentStatus: 'ARCHIVED' }],
    ['inactive', { EnrollmentStatus: 'INACTIVE' }],
    [
      'active',
      { IsTimezoneSet: true, HaveClassSelection: false, IsRegistrationCompleted: true, EnrollmentStatus: 'ACTIVE' },
    ],
  ] as const)('%s is what its name says', async (name, AccountInformation) => {
    expect((await signInAs(name)).answer.Value).toMatchObject({ AccountInformation });
  });
});

describe('a session', () => {
  test.each(everybody)('of %s still stands when it is checked', async (name) => {
    const { token } = await session(name);
    const { status, answer } = await ask('Account/CheckAuth', {}, { token });
    expect(status).toBe(200);
    expect(decodeSessionAnswer(answer.Value, fixtureContext)).toMatchObject({
      outcome: 'authorized',
      session: { token },
    });
  });

  test.each([
    ['no token', {}],
    ['an unknown token', { Authorization: 'Basic token-5001-zzz' }],
    ['an empty token', { Authorization: 'Basic ' }],
    ['another scheme', { Authorization: 'Digest abc' }],
  ])('with %s has expired (contract 1.4)', async (_name, headers) => {
    const response = await fetch(`${API}/Account/CheckAuth`, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(EXPIRED);
  });

  test.each(['', 'Digest ', 'basic'])(
    'with the right token behind %j has expired: the header is {type} {token}',
    async (type) => {
      const { token } = await session('active');
      const headers = { Authorization: `${type}${token}` };
      const response = await fetch(`${API}/Account/CheckAuth`, { method: 'POST', headers, body: '{}' });
      expect(response.status).toBe(401);
    },
  );

  test('of a provider goes as Bearer', async () => {
    const { token } = await session('active');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${API}/Account/CheckAuth`, { method: 'POST', headers, body: '{}' })).status).toBe(200);
  });

  test('ends when signed out, and only that one', async () => {
    const first = await session('active');
    const second = await session('active');
    expect(first.token).not.toBe(second.token);
    expect((await ask('Account/Logout', {}, { token: first.token })).answer).toMatchObject({
      IsSuccess: true,
      Value: null,
    });
    expect((await ask('Account/CheckAuth', {}, { token: first.token })).answer).toEqual(EXPIRED);
    expect((await ask('Account/CheckAuth', {}, { token: second.token })).status).toBe(200);
  });

  test('that ended cannot be signed out again', async () => {
    const { token } = await session('active');
    await ask('Account/Logout', {}, { token });
    expect((await ask('Account/Logout', {}, { token })).status).toBe(401);
  });

  test.each([
    ['POST', 'Account/CheckAuth', {}],
    ['POST', 'Account/Logout', {}],
    ['POST', 'Account/ShowVideoClassAndMeeting?userId=5001', {}],
    ['POST', 'Course/PagedStudentCourse', { ...paging, StudentUserId: 5001 }],
    ['POST', 'Message/IsMessageEnabled?userId=5001', {}],
    ['GET', 'Message/IsHasUnreadMessage', {}],
    ['POST', 'Setting/GetStudentPermission', { StudentId: 7001 }],
  ])('is needed for %s %s (contract 1.2)', async (method, path, body) => {
    expect((await ask(path, body, { method })).status).toBe(401);
  });

  test.each(['Setting/GetAppSetting', 'Setting/GetColorScheme'])(
    'is not needed for %s (contract 1.2)',
    async (path) => {
      expect((await ask(path)).answer.IsSuccess).toBe(true);
    },
  );
});

describe('what the school answers is understood by the portal', () => {
  test.each(everybody)('for %s', async (name) => {
    const { token, userId, studentId } = await session(name);
    const value = async (path: string, body?: object, extra = {}) =>
      (await ask(path, body, { token, ...extra })).answer.Value;
    const page = await value('Course/PagedStudentCourse', { ...paging, StudentUserId: userId });
    const list = decodeCoursePage(page, fixtureContext);
    expect(list.total).toBe(personas[name].courses.length);
    expect(
      decodeMenuFlags(await value('Account/ShowVideoClassAndMeeting', {}, { query: `?userId=${userId}` })),
    ).toEqual({
      videos: true,
      liveClasses: true,
      teacherMeetings: true,
    });
    expect(decodePermissions(await value('Setting/GetStudentPermission', { StudentId: studentId }))).toEqual([
      'all:menu',
    ]);
    expect(decodeBoolean(await value('Message/IsMessageEnabled', {}, { query: `?userId=${userId}` }))).toBe(
      name !== 'quiet',
    );
    expect(decodeBoolean(await value('Message/IsHasUnreadMessage', {}, { method: 'GET' }))).toBe(name === 'active');
  });

  test('and its settings are', async () => {
    expect(decodeAppSetting((await ask('Setting/GetAppSetting')).answer.Value, fixtureContext)).toEqual(appSetting);
    expect(decodeColorScheme((await ask('Setting/GetColorScheme')).answer.Value)).toBe('DEFAULT');
  });

  test('and its fixtures show every state of a course', () => {
    const all = Object.values(courses);
    expect(all).not.toContain(undefined);
    expect(new Set(all.map((course) => course.availability))).toEqual(
      new Set(['active', 'maintenance', 'expired', 'archived']),
    );
    expect(new Set(all.map((course) => course.progress))).toEqual(new Set(['notStarted', 'inProgress', 'completed']));
    expect(new Set(all.map((course) => course.icon.source))).toEqual(new Set(['default', 'font', 'image']));
    expect(new Set(all.map((course) => course.kind))).toEqual(new Set(['course', 'diagnosticTest']));
  });
});

describe('a page of courses (contract 1.6)', () => {
  async function pageOf(name: PersonaName, request: object) {
    const { token, userId } = await session(name);
    const { answer } = await ask(
      'Course/PagedStudentCourse',
      { ...paging, StudentUserId: userId, ...request },
      { token },
    );
    return answer.Value as {
      rows: { Id: number; CourseName: string; Display: boolean }[];
      total: number;
      rowCount: number;
      current: number;
    };
  }
  const ids = (page: { rows: { Id: number }[] }) => page.rows.map((row) => row.Id);
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

  test.each([
    ['the first page', { PageSize: 10 }, from(1000, 10)],
    ['the second page', { PageSize: 10, PageIndex: 1 }, from(1010, 10)],
    ['the last page', { PageSize: 25, PageIndex: 2 }, from(1050, 10)],
    ['past the end', { PageSize: 10, PageIndex: 6 }, []],
    ['downwards', { PageSize: 5, SortOrder: 'DESC' }, from(1055, 5).toReversed()],
    ['downwards, second page', { PageSize: 5, PageIndex: 1, SortOrder: 'DESC' }, from(1050, 5).toReversed()],
    ['an unknown sort field', { PageSize: 5, SortFieldName: 'Nothing', SortOrder: 'DESC' }, from(1000, 5)],
    ['no sort field', { PageSize: 5, SortFieldName: '' }, from(1000, 5)],
  ])('%s', async (_name, request, expected) => {
    const page = await pageOf('many', request);
    expect(ids(page)).toEqual(expected);
    expect(page.total).toBe(60);
    expect(page).toMatchObject({
      rowCount: request.PageSize,
      current: (request as { PageIndex?: number }).PageIndex ?? 0,
    });
  });

  test('by name, upwards and downwards', async () => {
    const byName = (await pageOf('active', { SortFieldName: 'CourseName' })).rows.map((row) => row.CourseName);
    expect(byName).toHaveLength(8);
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'en')));
    const downwards = (await pageOf('active', { SortFieldName: 'CourseName', SortOrder: 'DESC' })).rows.map(
      (row) => row.CourseName,
    );
    expect(downwards).toEqual(byName.toReversed());
  });

  test.each([
    ['a word of the name', 'toefl', [104]],
    ['the same in capitals', 'TOEFL', [104]],
    ['with spaces around it', '  toefl ', [104]],
    ['a word of the description', 'nurses', [103]],
    ['a word of only the description', 'consultations', [103]],
    ['nothing of any row', 'llama', []],
  ])('whose keyword is %s', async (_name, Keyword, expected) => {
    const page = await pageOf('active', { Keyword });
    expect(ids(page)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  test('counts all that match, over all pages', async () => {
    const page = await pageOf('many', { Keyword: 'toefl', PageSize: 3 });
    expect(page.rows).toHaveLength(3);
    // Every eighth of sixty, from the fourth on.
    expect(page.total).toBe(8);
  });

  test.each([
    [3, 0, 5, [true, true, true, false, false]],
    [0, 0, 3, [false, false, false]],
    [7, 1, 5, [true, true, false, false, false]],
    [50, 0, 2, [true, true]],
  ])(
    'marks what comes before index %d for display, on page %d',
    async (LastDisplayIndex, PageIndex, PageSize, expected) => {
      const page = await pageOf('many', { LastDisplayIndex, PageIndex, PageSize });
      expect(page.rows.map((row) => row.Display)).toEqual(expected);
    },
  );

  test('of a student without courses is empty', async () => {
    expect(await pageOf('new', {})).toMatchObject({ rows: [], total: 0 });
  });
});

describe("another student's id is a business failure (contract 1.7)", () => {
  test.each([
    ['Course/PagedStudentCourse', { ...paging, StudentUserId: 5002 }, ''],
    ['Account/ShowVideoClassAndMeeting', {}, '?userId=5002'],
    ['Message/IsMessageEnabled', {}, '?userId=5002'],
    ['Setting/GetStudentPermission', { StudentId: 7002 }, ''],
    ['Setting/GetStudentPermission', { StudentId: 5001 }, ''],
  ])('of %s', async (path, body, query) => {
    const { token } = await session('active');
    const { status, answer } = await ask(path, body, { token, query });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ IsSuccess: false, Value: null });
    expect(answer.MessageErrorTextArray).toHaveLength(1);
  });
});

describe('a request the school cannot read (contract 1.1, 1.4)', () => {
  const BAD = { IsSuccess: false, Value: null };
  test.each([
    ['malformed JSON', '{"UserName":'],
    ['a list', '[]'],
    ['a text', '"mei"'],
    ['a number', '5'],
    ['no password', '{"UserName":"mei"}'],
    ['an empty body', ''],
    ['null', 'null'],
    ['a name that is a number', `{"UserName":5,"Password":"${PASSWORD}"}`],
    ['a password that is null', '{"UserName":"mei","Password":null}'],
  ])('is a bad one: %s', async (_name, body) => {
    const { status, answer } = await ask('Account/Login', body);
    expect(status).toBe(400);
    expect(answer).toMatchObject(BAD);
  });

  test.each([
    ['no student', paging, ''],
    ['a student as text', { ...paging, StudentUserId: '5001' }, ''],
    ['a page as text', { ...paging, StudentUserId: 5001, PageIndex: '0' }, ''],
  ])('is a bad one also with a token: %s', async (_name, body, query) => {
    const { token } = await session('active');
    expect((await ask('Course/PagedStudentCourse', body, { token, query })).status).toBe(400);
  });

  test.each(['', '?userId=', '?userId=mei', '?user=5001'])('is a bad one with the query %j', async (query) => {
    const { token } = await session('active');
    expect((await ask('Message/IsMessageEnabled', {}, { token, query })).status).toBe(400);
  });

  test.each(['{}', 'null', ''])('is fine when nothing has to be said: %j', async (body) => {
    expect((await ask('Setting/GetAppSetting', body)).status).toBe(200);
  });

  test('may say more than it has to', async () => {
    const { answer } = await ask('Account/Login', { UserName: 'mei', Password: PASSWORD, Remember: true });
    expect(answer.IsSuccess).toBe(true);
  });

  test.each([
    ['GET', 'Account/Login'],
    ['POST', 'Message/IsHasUnreadMessage'],
    ['PUT', 'Account/CheckAuth'],
    ['POST', 'Account/Nothing'],
    ['GET', 'Nothing/At/All'],
    ['POST', 'Account/Login/'],
    ['POST', 'Account/LoginUsingTokens'],
    ['POST', 'v1/Account'],
  ])('is not found: %s %s', async (method, path) => {
    expect((await ask(path, {}, { method })).status).toBe(404);
  });

  test.each(['account/login', 'ACCOUNT/LOGIN', 'Account/logIn'])('is found in any letter case: %s', async (path) => {
    const { answer } = await ask(path, { UserName: 'mei', Password: PASSWORD });
    expect(answer.IsSuccess).toBe(true);
  });

  test.each(['userId', 'USERID', 'userid'])('may spell its query in any letter case: %s', async (name) => {
    const { token, userId } = await session('active');
    const { answer } = await ask('Message/IsMessageEnabled', {}, { token, query: `?${name}=${userId}` });
    expect(answer).toMatchObject({ IsSuccess: true, Value: true });
  });

  test('and every answer says that it must not be kept', async () => {
    for (const path of ['Setting/GetAppSetting', 'Account/CheckAuth', 'Account/Login']) {
      const { headers } = await ask(path);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    }
  });
});

describe('failures that are switched on', () => {
  const path = 'Setting/GetColorScheme';

  test('a refusal, with its value', async () => {
    backend.faults.fail(path, { kind: 'rejected', messages: ['Not today.'], value: { IsIntegration: true } });
    const { status, answer } = await ask(path);
    expect(status).toBe(200);
    expect(answer).toEqual({
      IsSuccess: false,
      Value: { IsIntegration: true },
      MessageErrorTextArray: ['Not today.'],
      MessageTextArray: [],
    });
  });

  test.each([400, 401, 404, 500, 503] as const)('a status %d', async (status) => {
    backend.faults.fail(path, { kind: 'status', status });
    const sent = await ask(path);
    expect(sent.status).toBe(status);
    expect(sent.answer).toMatchObject({ IsSuccess: false, Value: null });
    expect(sent.answer.MessageErrorTextArray).toEqual(status === 401 ? EXPIRED.MessageErrorTextArray : []);
  });

  test('no connection', async () => {
    backend.faults.fail(path, { kind: 'offline' });
    await expect(ask(path)).rejects.toThrow(TypeError);
  });

  test.each(['<h1>Hello</h1>', '', '[]', 'null'])('a body of %j', async (body) => {
    backend.faults.fail(path, { kind: 'body', body });
    const response = await fetch(`${API}/${path}`, { method: 'POST', body: '{}' });
    expect([response.status, await response.text()]).toEqual([200, body]);
  });

  test('no answer, until the caller gives up', async () => {
    backend.faults.fail(path, { kind: 'never' });
    const caller = new AbortController();
    const ended = fetch(`${API}/${path}`, { method: 'POST', body: '{}', signal: caller.signal });
    caller.abort();
    await expect(ended).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  test('happen as often as told, and to that call only', async () => {
    backend.faults.fail(path, { kind: 'status', status: 500 }, 2);
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await ask(path)).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
    backend.faults.fail(path, { kind: 'status', status: 500 });
    expect((await ask('Setting/GetAppSetting')).status).toBe(200);
  });

  test('happen before anything is changed', async () => {
    const { token } = await session('active');
    backend.faults.fail('Account/Logout', { kind: 'status', status: 500 }, 1);
    await ask('Account/Logout', {}, { token });
    expect((await ask('Account/CheckAuth', {}, { token })).status).toBe(200);
  });

  test('can be named in any letter case', async () => {
    backend.faults.fail('setting/getCOLORscheme', { kind: 'status', status: 503 });
    expect((await ask(path)).status).toBe(503);
  });

  test('happen to every call, also to one that has a switch of its own', async () => {
    backend.faults.fail('*', { kind: 'status', status: 503 });
    backend.faults.delay(path, 0);
    backend.faults.fail('Account/CheckAuth', { kind: 'status', status: 500 }, 1);
    expect((await ask('Setting/GetAppSetting')).status).toBe(503);
    expect((await ask(path)).status).toBe(503);
    expect((await ask('Account/CheckAuth')).status).toBe(500);
    expect((await ask('Account/CheckAuth')).status).toBe(503);
  });

  test('are over when cleared', async () => {
    backend.faults.fail('*', { kind: 'offline' });
    backend.faults.clear();
    expect((await ask(path)).status).toBe(200);
  });
});

describe('an answer that is delayed', () => {
  test.each(['Setting/GetColorScheme', '*'])('(%s) comes after the delay and not before', async (path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    backend.faults.delay(path, 60_000);
    let arrived = false;
    const asked = ask('Setting/GetColorScheme').then(({ status }) => {
      arrived = true;
      return status;
    });
    // The real event loop goes on until the school waits.
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    vi.advanceTimersByTime(59_999);
    for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
    expect(arrived).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await asked).toBe(200);
  });

  test('can fail as well', async () => {
    backend.faults.delay('Setting/GetColorScheme', 1);
    backend.faults.fail('Setting/GetColorScheme', { kind: 'status', status: 500 });
    expect((await ask('Setting/GetColorScheme')).status).toBe(500);
  });
});

describe('the first day', () => {
  test('comes back with a reset: students, settings, sessions, failures', async () => {
    const { token, userId } = await session('active');
    const before = structuredClone([backend.students, backend.setting, backend.colorScheme, backend.permissions]);
    backend.students.splice(1);
    backend.students[0]?.courses.pop();
    Object.assign(backend.setting, { OrganisationName: 'Another school' });
    backend.setting.FeatureLock.ShowEventMenu = false;
    backend.colorScheme = 'Red';
    backend.permissions.pop();
    backend.faults.fail('*', { kind: 'offline' });
    backend.reset();
    expect([backend.students, backend.setting, backend.colorScheme, backend.permissions]).toEqual(before);
    expect((await ask('Account/CheckAuth', {}, { token })).status).toBe(401);
    expect((await session('active')).userId).toBe(userId);
  });

  test("of one school leaves another's alone", () => {
    const other = createMockBackend();
    const changed = createMockBackend();
    Object.assign(changed.setting, { OrganisationName: 'Changed' });
    changed.students.forEach((student) => Object.assign(student.account, { FirstName: 'Changed' }));
    expect(other.setting.OrganisationName).toBe('Harbour English');
    expect(other.students.map((student) => student.account.FirstName)).not.toContain('Changed');
    expect(createMockBackend().setting.OrganisationName).toBe('Harbour English');
  });

  test("gives every student courses of their own: what happens to one's happens to no other's", () => {
    const own = createMockBackend();
    const changed = own.students.find((student) => student.userName === 'mei')?.courses[0];
    const others = own.students.filter((student) => student.userName !== 'mei').flatMap((student) => student.courses);
    expect(others.some((course) => course.Id === changed?.Id)).toBe(true);
    Object.assign(changed ?? {}, { ProgressStatus: 'Changed' });
    expect(others.map((course) => course.ProgressStatus)).not.toContain('Changed');
  });

  test('gives every student ids and a user name of their own', () => {
    for (const of of ['UserId', 'StudentId'] as const) {
      expect(new Set(backend.students.map(({ account }) => account[of])).size).toBe(names.length);
    }
    expect(new Set(backend.students.map((student) => student.userName)).size).toBe(names.length);
  });

  test('draws the same tokens from the same seed, and others from another', () => {
    const drawn = (seed: number) => {
      const opened = createMockBackend({ seed });
      return opened.students.map(opened.newToken);
    };
    expect(drawn(3)).toEqual(drawn(3));
    expect(drawn(3)).not.toEqual(drawn(4));
    expect(new Set(drawn(3)).size).toBe(names.length);
  });

  test('draws the same tokens again after a reset', async () => {
    const first = (await session('active')).token;
    backend.reset();
    expect((await session('active')).token).toBe(first);
  });

  test('has the time it was given', () => {
    const now = new Date('2026-11-20T23:37:43Z');
    expect(createMockBackend({ now: () => now }).now()).toBe(now);
  });
});

test("the school's pictures are pictures", async () => {
  const response = await fetch('http://localhost/school/icons/oet.svg');
  expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  expect(await response.text()).toMatch(/^<svg/);
});
