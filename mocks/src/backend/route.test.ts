import { beforeEach, describe, expect, test } from 'vitest';
import { createMockBackend } from '../mock-backend.ts';
import { PASSWORD } from '../personas.ts';
import { createTestClient, paging } from './test-client.fixture.ts';

const backend = createMockBackend();
const { request, openSession } = createTestClient(backend);

beforeEach(() => backend.reset());

describe("another student's id is a business failure (contract 1.7)", () => {
  test.each([
    ['Course/PagedStudentCourse', { ...paging, StudentUserId: 5002 }, ''],
    ['Account/ShowVideoClassAndMeeting', {}, '?userId=5002'],
    ['Message/IsMessageEnabled', {}, '?userId=5002'],
    ['Setting/GetStudentPermission', { StudentId: 7002 }, ''],
    ['Setting/GetStudentPermission', { StudentId: 5001 }, ''],
  ])('of %s', async (path, body, query) => {
    const { token } = await openSession('active');
    const { status, answer } = await request(path, body, { token, query });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ IsSuccess: false, Value: null });
    expect(answer.MessageErrorTextArray).toHaveLength(1);
  });
});

describe('a request the mock backend cannot read (contract 1.1, 1.4)', () => {
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
    const { status, answer } = await request('Account/Login', body);
    expect(status).toBe(400);
    expect(answer).toMatchObject(BAD);
  });

  test.each([
    ['no student', paging, ''],
    ['a student as text', { ...paging, StudentUserId: '5001' }, ''],
    ['a page as text', { ...paging, StudentUserId: 5001, PageIndex: '0' }, ''],
  ])('is a bad one also with a token: %s', async (_name, body, query) => {
    const { token } = await openSession('active');
    expect((await request('Course/PagedStudentCourse', body, { token, query })).status).toBe(400);
  });

  test.each(['', '?userId=', '?userId=mei', '?user=5001'])('is a bad one with the query %j', async (query) => {
    const { token } = await openSession('active');
    expect((await request('Message/IsMessageEnabled', {}, { token, query })).status).toBe(400);
  });

  test.each(['{}', 'null', ''])('is accepted when the call has no fields: %j', async (body) => {
    expect((await request('Setting/GetAppSetting', body)).status).toBe(200);
  });

  test('may have unknown fields', async () => {
    const { answer } = await request('Account/Login', { UserName: 'mei', Password: PASSWORD, Remember: true });
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
    expect((await request(path, {}, { method })).status).toBe(404);
  });

  test.each(['account/login', 'ACCOUNT/LOGIN', 'Account/logIn'])('is found in any letter case: %s', async (path) => {
    const { answer } = await request(path, { UserName: 'mei', Password: PASSWORD });
    expect(answer.IsSuccess).toBe(true);
  });

  test.each(['userId', 'USERID', 'userid'])('may spell its query in any letter case: %s', async (name) => {
    const { token, userId } = await openSession('active');
    const { answer } = await request('Message/IsMessageEnabled', {}, { token, query: `?${name}=${userId}` });
    expect(answer).toMatchObject({ IsSuccess: true, Value: true });
  });

  test('and every answer is `no-store`', async () => {
    for (const path of ['Setting/GetAppSetting', 'Account/CheckAuth', 'Account/Login']) {
      const { headers } = await request(path);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    }
  });
});
