import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockBackend } from '../mock-backend.ts';
import { API, createTestClient, EXPIRED } from './test-client.fixture.ts';

const backend = createMockBackend();
const { send, request, openSession } = createTestClient(backend);

beforeEach(() => backend.reset());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('faults', () => {
  const path = 'Setting/GetColorScheme';

  test('a refusal, with its value', async () => {
    backend.faults.fail(path, { kind: 'rejected', messages: ['Not today.'], value: { IsIntegration: true } });
    const { status, answer } = await request(path);
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
    const sent = await request(path);
    expect(sent.status).toBe(status);
    expect(sent.answer).toMatchObject({ IsSuccess: false, Value: null });
    expect(sent.answer.MessageErrorTextArray).toEqual(status === 401 ? EXPIRED.MessageErrorTextArray : []);
  });

  test('no connection', async () => {
    backend.faults.fail(path, { kind: 'offline' });
    await expect(request(path)).rejects.toThrow(TypeError);
  });

  test.each(['<h1>Hello</h1>', '', '[]', 'null'])('a body of %j', async (body) => {
    backend.faults.fail(path, { kind: 'body', body });
    const response = await send(`${API}/${path}`, { method: 'POST', body: '{}' });
    expect([response.status, await response.text()]).toEqual([200, body]);
  });

  test('no answer, until the caller gives up', async () => {
    backend.faults.fail(path, { kind: 'never' });
    const next = vi.spyOn(backend.faults, 'next');
    const caller = new AbortController();
    const ended = send(`${API}/${path}`, { method: 'POST', body: '{}', signal: caller.signal });
    // The request has arrived, so that it takes no fault of a later test.
    await expect.poll(() => next.mock.calls.length).toBeGreaterThan(0);
    caller.abort();
    await expect(ended).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  test('apply the given number of times, and to that call only', async () => {
    backend.faults.fail(path, { kind: 'status', status: 500 }, 2);
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await request(path)).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
    backend.faults.fail(path, { kind: 'status', status: 500 });
    expect((await request('Setting/GetAppSetting')).status).toBe(200);
  });

  test('apply before the call changes anything', async () => {
    const { token } = await openSession('active');
    backend.faults.fail('Account/Logout', { kind: 'status', status: 500 }, 1);
    await request('Account/Logout', {}, { token });
    expect((await request('Account/CheckAuth', {}, { token })).status).toBe(200);
  });

  test('can be named in any letter case', async () => {
    backend.faults.fail('setting/getCOLORscheme', { kind: 'status', status: 503 });
    expect((await request(path)).status).toBe(503);
  });

  test('apply to every call, also to one with settings of its own', async () => {
    backend.faults.fail('*', { kind: 'status', status: 503 });
    backend.faults.delay(path, 0);
    backend.faults.fail('Account/CheckAuth', { kind: 'status', status: 500 }, 1);
    expect((await request('Setting/GetAppSetting')).status).toBe(503);
    expect((await request(path)).status).toBe(503);
    expect((await request('Account/CheckAuth')).status).toBe(500);
    expect((await request('Account/CheckAuth')).status).toBe(503);
  });

  test('end when cleared', async () => {
    backend.faults.fail('*', { kind: 'offline' });
    backend.faults.clear();
    expect((await request(path)).status).toBe(200);
  });
});

describe('an answer that is delayed', () => {
  test.each(['Setting/GetColorScheme', '*'])('(%s) comes after the delay and not before', async (path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    backend.faults.delay(path, 60_000);
    let arrived = false;
    const response = request('Setting/GetColorScheme').then(({ status }) => {
      arrived = true;
      return status;
    });
    // The real event loop goes on until the mock backend waits.
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    vi.advanceTimersByTime(59_999);
    for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
    expect(arrived).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await response).toBe(200);
  });

  test('can fail as well', async () => {
    backend.faults.delay('Setting/GetColorScheme', 1);
    backend.faults.fail('Setting/GetColorScheme', { kind: 'status', status: 500 });
    expect((await request('Setting/GetColorScheme')).status).toBe(500);
  });
});
