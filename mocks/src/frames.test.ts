import { decodeNotificationAlert, notificationFrameSrc } from '@portal/domain/notifications';
import { decodeProgressFrameEnabled, decodeStudentProgressLink, progressFrameSrc } from '@portal/domain/progress';
import { createToSafeHref } from '@portal/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMockServer, type MockServer } from './server.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ seed: 5 });
});
afterAll(() => server.close());
beforeEach(() => server.backend.reset());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The `Value` of a call as this student. */
async function call(userName: string, method: 'GET' | 'POST', path: string): Promise<unknown> {
  const student = server.backend.students.find((one) => one.userName === userName) ?? expect.fail(userName);
  const response = await fetch(`${server.url}/api/${path}?userId=${student.account.UserId}`, {
    method,
    headers: { Authorization: `Basic ${server.backend.newToken(student)}` },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  const answer = (await response.json()) as { IsSuccess: boolean; Value: unknown };
  expect([response.status, answer.IsSuccess]).toEqual([200, true]);
  return answer.Value;
}
const context = () => ({ toSafeHref: createToSafeHref(server.url, server.url) });
const alertOf = async (who: string) =>
  decodeNotificationAlert(await call(who, 'POST', 'Account/GetNotificationAlert'), context());
const linkOf = async (who: string) =>
  decodeStudentProgressLink(await call(who, 'GET', 'Account/GetStudentProgress'), context());
const enabledFor = async (who: string) =>
  decodeProgressFrameEnabled(await call(who, 'GET', 'Setting/IsEnableStudentProgressMicroService'));

describe('the applications in frames', () => {
  test('know each student by an id of their own, the same in both', async () => {
    const mei = await alertOf('mei');
    expect(mei.userUuid).toMatch(UUID);
    expect(mei.role).toBe('Student');
    expect((await linkOf('mei')).uuid).toBe(mei.userUuid);
    expect((await alertOf('pia')).userUuid).not.toBe(mei.userUuid);
  });

  test('the progress page replaces the course tiles of pia only', async () => {
    expect([await enabledFor('pia'), await enabledFor('mei'), await enabledFor('sam')]).toEqual([true, false, false]);
  });

  test('may be missing', async () => {
    server.backend.frames = { notifications: null, progress: null };
    expect([(await alertOf('mei')).href, (await linkOf('mei')).href]).toEqual([null, null]);
    server.backend.reset();
    expect((await alertOf('mei')).href).not.toBeNull();
  });

  test('are served at the URLs that the calls answer', async () => {
    for (const src of [
      notificationFrameSrc(await alertOf('mei'), 'en'),
      progressFrameSrc(await linkOf('pia'), 'zh-CN'),
    ]) {
      const page = await fetch(src ?? expect.fail('no address'));
      expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
      const script = await fetch(new URL('placeholder.js', page.url));
      expect([script.status, script.headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    }
  });

  test.each(['', 'nothing.html', '..%2fpackage.json', './server.ts', 'notifications'])(
    'there is nothing else beside them: %j',
    async (name) => {
      expect((await fetch(`${server.url}/school/frames/${name}`)).status).toBe(404);
    },
  );
});
