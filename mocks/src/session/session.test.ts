import { decodeSessionAnswer, refusalVariant } from '@portal/domain/session';
import { beforeEach, describe, expect, test } from 'vitest';
import { API, createTestClient, EXPIRED, isRefused, admitted, names, paging } from '../backend/test-client.fixture.ts';
import { fixtureContext } from '../fixtures/context.ts';
import { createMockBackend } from '../mock-backend.ts';
import { PASSWORD, personas } from '../personas.ts';

const backend = createMockBackend({ seed: 7 });
const { send, request, signIn, openSession } = createTestClient(backend);

beforeEach(() => backend.reset());

describe('signing in', () => {
  test.each(admitted)('%s is signed in, and the answer decodes', async (name) => {
    const { status, answer } = await signIn(name);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ IsSuccess: true, MessageErrorTextArray: [], MessageTextArray: [] });
    const read = decodeSessionAnswer(answer.Value, fixtureContext);
    expect(read).toMatchObject({
      kind: 'authorized',
      session: { account: { firstName: personas[name].account.FirstName } },
    });
  });

  test.each([
    ['suspended', { IsStudentSuspended: true }, 'inactive'],
    ['integration', { IsIntegration: true }, 'integration'],
    ['sibling', { IsE2lStudent: true }, 'siblingProduct'],
    ['notActivated', { IsStudentInActive: true }, 'needsActivation'],
  ] as const)('%s is refused with status 200, %j and the messages', async (name, flags, variant) => {
    const { status, answer } = await signIn(name);
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
    const { status, answer } = await request('Account/Login', { UserName, Password });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ IsSuccess: false, Value: null });
    expect(answer.MessageErrorTextArray).toEqual(['The user name or password is incorrect.']);
    expect(backend.tokens.size).toBe(0);
  });

  test.each(['mei', 'MEI', ' mei ', 'mei@example.com', 'Mei@Example.Com'])(
    'as %j is signing in as Mei',
    async (UserName) => {
      const { answer } = await request('Account/Login', { UserName, Password: PASSWORD });
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
    expect((await signIn(name)).answer.Value).toMatchObject({ AccountInformation });
  });
});

describe('a session', () => {
  test.each(admitted)('of %s is valid when it is checked', async (name) => {
    const { token } = await openSession(name);
    const { status, answer } = await request('Account/CheckAuth', {}, { token });
    expect(status).toBe(200);
    expect(decodeSessionAnswer(answer.Value, fixtureContext)).toMatchObject({
      kind: 'authorized',
      session: { token },
    });
  });

  test.each([
    ['no token', {}],
    ['an unknown token', { Authorization: 'Basic token-5001-zzz' }],
    ['an empty token', { Authorization: 'Basic ' }],
    ['another scheme', { Authorization: 'Digest abc' }],
  ])('with %s has expired (contract 1.4)', async (_name, headers) => {
    const response = await send(`${API}/Account/CheckAuth`, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(EXPIRED);
  });

  test.each(['', 'Digest ', 'basic'])(
    'with the right token behind %j has expired: the header is {type} {token}',
    async (type) => {
      const { token } = await openSession('active');
      const headers = { Authorization: `${type}${token}` };
      const response = await send(`${API}/Account/CheckAuth`, { method: 'POST', headers, body: '{}' });
      expect(response.status).toBe(401);
    },
  );

  test('is accepted as Bearer', async () => {
    const { token } = await openSession('active');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await send(`${API}/Account/CheckAuth`, { method: 'POST', headers, body: '{}' })).status).toBe(200);
  });

  test('ends when signed out, and only that one', async () => {
    const first = await openSession('active');
    const second = await openSession('active');
    expect(first.token).not.toBe(second.token);
    expect((await request('Account/Logout', {}, { token: first.token })).answer).toMatchObject({
      IsSuccess: true,
      Value: null,
    });
    expect((await request('Account/CheckAuth', {}, { token: first.token })).answer).toEqual(EXPIRED);
    expect((await request('Account/CheckAuth', {}, { token: second.token })).status).toBe(200);
  });

  test('that ended cannot be signed out again', async () => {
    const { token } = await openSession('active');
    await request('Account/Logout', {}, { token });
    expect((await request('Account/Logout', {}, { token })).status).toBe(401);
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
    expect((await request(path, body, { method })).status).toBe(401);
  });

  test.each(['Setting/GetAppSetting', 'Setting/GetColorScheme'])(
    'is not needed for %s (contract 1.2)',
    async (path) => {
      expect((await request(path)).answer.IsSuccess).toBe(true);
    },
  );
});
