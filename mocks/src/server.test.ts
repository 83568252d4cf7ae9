import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PASSWORD } from './personas.ts';
import { startMockServer, type Delay, type MockServer } from './server.ts';

let folder: string;
let server: MockServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
  const portal = join(folder, 'portal');
  await mkdir(join(portal, 'assets'), { recursive: true });
  await writeFile(join(portal, 'index.html'), '<title>Portal</title>');
  await writeFile(join(portal, 'config.json'), '{"apiBase":"/api"}');
  await writeFile(join(portal, 'assets', 'app.js'), 'export {};');
  await writeFile(join(portal, 'assets', 'a b.css'), ':root{}');
  await writeFile(join(portal, 'assets', 'x.bin'), 'x');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await mkdir(join(folder, 'portal-two'));
  await writeFile(join(folder, 'portal-two', 'secret.txt'), 'secret');
  server = await startMockServer({ portal });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => server.backend.reset());

const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
const signIn = async () => {
  const { Value } = (await (await post('/api/Account/Login', { UserName: 'mei', Password: PASSWORD })).json()) as {
    Value: { AuthorizationToken: string };
  };
  return { Authorization: `Basic ${Value.AuthorizationToken}` };
};

/** Requests a path exactly as written: `fetch` would normalize it. */
function requestRaw(path: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => done({ status: response.statusCode, text }));
    })
      .on('error', failed)
      .end();
  });
}

describe('the mock backend as a server', () => {
  test('is on loopback only', () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('answers calls, and keeps sessions between them', async () => {
    const who = await signIn();
    expect((await post('/api/Account/CheckAuth', {}, who)).status).toBe(200);
    await post('/api/Account/Logout', {}, who);
    expect((await post('/api/Account/CheckAuth', {}, who)).status).toBe(401);
  });

  test('answers a GET call', async () => {
    const answer = await fetch(`${server.url}/api/Message/IsHasUnreadMessage`, { headers: await signIn() });
    expect(await answer.json()).toMatchObject({ IsSuccess: true, Value: true });
  });

  test('answers a refusal in Chinese letters as sent', async () => {
    server.backend.faults.fail('*', { kind: 'rejected', messages: ['密码错误'] });
    expect(await (await post('/api/Account/Login')).json()).toMatchObject({ MessageErrorTextArray: ['密码错误'] });
  });

  test.each([
    ['GET', '/api/Account/Login'],
    ['POST', '/api/Nothing'],
    ['GET', '/api/Nothing'],
  ])('does not know %s %s, and does not show the portal instead', async (method, path) => {
    const answer = await fetch(`${server.url}${path}`, { method });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Portal');
  });
});

describe('the portal beside it', () => {
  test.each([
    ['/', '<title>Portal</title>', 'text/html; charset=utf-8'],
    ['/index.html', '<title>Portal</title>', 'text/html; charset=utf-8'],
    ['/config.json', '{"apiBase":"/api"}', 'application/json; charset=utf-8'],
    ['/assets/app.js', 'export {};', 'text/javascript; charset=utf-8'],
    ['/assets/app.js?v=1', 'export {};', 'text/javascript; charset=utf-8'],
    ['/assets/a%20b.css', ':root{}', 'text/css; charset=utf-8'],
    ['/assets/x.bin', 'x', 'application/octet-stream'],
  ])('serves %s', async (path, text, type) => {
    const answer = await fetch(`${server.url}${path}`);
    expect([answer.status, await answer.text(), answer.headers.get('Content-Type')]).toEqual([200, text, type]);
  });

  test('lets the browser keep the files whose names hold their contents’ hash, and no others', async () => {
    const kept = async (path: string) => (await fetch(server.url + path)).headers.get('Cache-Control');
    expect(await kept('/assets/app.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/index.html')).toBe(null);
  });

  test.each([
    '/MyCourseList',
    '/mycourse/12',
    '/Login?returnUrl=/a.b',
    '/ProceedLogin/abc',
    '/ProceedLogin/aaa.bbb.ccc',
    '/ProceedLogin/abc.js',
    '/nothing.html',
    '/assets',
    '/assets/',
  ])('shows the portal at %s', async (path) => {
    const answer = await fetch(`${server.url}${path}`);
    expect([answer.status, await answer.text()]).toEqual([200, '<title>Portal</title>']);
  });

  test.each(['/assets/gone.js', '/assets/gone.bin', '/assets/gone', '/assets/app.js/more.js'])(
    'does not find %s',
    async (path) => {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    },
  );

  test.each(['/%', '/%zz.js', '/%E0%A4%A.html'])('does not find %s, which cannot be decoded', async (path) => {
    expect((await requestRaw(path)).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/../../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%2f..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..%5c..%5csecret.txt',
    '/../portal-two/secret.txt',
    '/..%2fportal-two%2fsecret.txt',
    '//../secret.txt',
    '/%2f..%2fsecret.txt',
    '/....//secret.txt',
  ])('gives away nothing outside its folder at %s', async (path) => {
    const { status, text } = await requestRaw(path);
    // An unknown path is one of the portal's screens, which says that it does not exist.
    expect([
      [200, '<title>Portal</title>'],
      [404, 'Not found'],
    ]).toContainEqual([status, text]);
  });

  test.each([
    '/Registration',
    '/BumpPage',
    '/TimeZoneChecker',
    '/ClassPackageRegistration',
    '/SystemChecker',
    '/Instructions',
  ])('has a page of the main app at %s', async (path) => {
    const answer = await fetch(`${server.url}${path}?token=x`);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain(`<h1>${path.slice(1)}</h1>`);
  });
});

test('a configuration that is not there is not found, so that its defaults hold (contract 4.7)', async () => {
  const portal = join(folder, 'without-config');
  await mkdir(portal);
  await writeFile(join(portal, 'index.html'), '<title>Portal</title>');
  const bare = await startMockServer({ portal });
  try {
    expect((await fetch(`${bare.url}/config.json`)).status).toBe(404);
  } finally {
    await bare.close();
  }
});

describe('without a portal', () => {
  test('nothing is found but the API', async () => {
    const bare = await startMockServer({ seed: 3 });
    try {
      expect((await fetch(`${bare.url}/`)).status).toBe(404);
      expect((await fetch(`${bare.url}/assets/app.js`)).status).toBe(404);
      expect((await fetch(`${bare.url}/api/Setting/GetAppSetting`, { method: 'POST', body: '{}' })).status).toBe(200);
    } finally {
      await bare.close();
    }
  });

  test('a folder that is not built has no files', async () => {
    const bare = await startMockServer({ portal: join(folder, 'not-built') });
    try {
      expect((await fetch(`${bare.url}/`)).status).toBe(404);
      expect((await fetch(`${bare.url}/MyCourseList`)).status).toBe(404);
    } finally {
      await bare.close();
    }
  });
});

describe('faults set by requests', () => {
  const status = async () => (await post('/api/Setting/GetColorScheme')).status;

  test('a failure, and a reset', async () => {
    expect(
      (await post('/__mock/fail', { path: 'Setting/GetColorScheme', fault: { kind: 'status', status: 500 } })).status,
    ).toBe(204);
    expect([await status(), await status()]).toEqual([500, 500]);
    expect((await post('/__mock/reset')).status).toBe(204);
    expect(await status()).toBe(200);
  });

  test('a failure so many times, of every call when none is named', async () => {
    await post('/__mock/fail', { fault: { kind: 'status', status: 503 }, times: 1 });
    expect([await status(), await status()]).toEqual([503, 200]);
  });

  test('a delay', async () => {
    expect((await post('/__mock/delay', { path: 'Setting/GetColorScheme', ms: 5 })).status).toBe(204);
    expect(server.backend.faults.next('Setting/GetColorScheme')).toEqual({ fault: null, delayMs: 5 });
    expect(await status()).toBe(200);
  });

  test('sessions end with a reset', async () => {
    const who = await signIn();
    await post('/__mock/reset');
    expect((await post('/api/Account/CheckAuth', {}, who)).status).toBe(401);
  });

  test.each([
    ['/__mock/nothing', {}],
    ['/__mock/fail', {}],
    ['/__mock/fail', { path: '*' }],
    ['/__mock/delay', { path: '*' }],
    ['/__mock/', {}],
  ])('%s with %j is none', async (path, body) => {
    expect((await post(path, body)).status).toBe(404);
    expect(await status()).toBe(200);
  });

  test('the fault `offline` breaks the connection, once', async () => {
    await post('/__mock/fail', { path: 'Setting/GetColorScheme', fault: { kind: 'offline' }, times: 1 });
    await expect(post('/api/Setting/GetColorScheme')).rejects.toThrow(TypeError);
    expect(await status()).toBe(200);
  });
});

test('closing does not wait for a call that never answers', async () => {
  const other = await startMockServer({});
  other.backend.faults.fail('*', { kind: 'never' });
  const waiting = fetch(`${other.url}/api/Setting/GetColorScheme`, { method: 'POST', body: '{}' });
  const ended = expect(waiting).rejects.toThrow(TypeError);
  const once = other.backend.faults.next;
  await new Promise<void>((arrived) => {
    other.backend.faults.next = (path) => {
      arrived();
      return once(path);
    };
  });
  await other.close();
  await ended;
});

describe('a path that is served late', () => {
  const delayBy = (delay: Delay) => (path: string) => (path.endsWith('/GetColorScheme') ? delay : {});
  const ask = async ({ url }: MockServer) =>
    (await fetch(`${url}/api/Setting/GetColorScheme`, { method: 'POST', body: '{}' })).status;
  const break503 = ({ backend }: MockServer) =>
    backend.faults.fail('Setting/GetColorScheme', { kind: 'status', status: 503 });

  test('whose request waits is answered as things are then', async () => {
    const late = await startMockServer({ delayOf: delayBy({ request: 200 }) });
    const looks = vi.spyOn(late.backend.faults, 'next');
    const status = ask(late);
    expect(looks).not.toHaveBeenCalled();
    break503(late);
    expect(await status).toBe(503);
    await late.close();
  });

  test('whose response waits is answered as things were', async () => {
    const late = await startMockServer({ delayOf: delayBy({ response: 1000 }) });
    const looks = vi.spyOn(late.backend.faults, 'next');
    const begin = performance.now();
    const status = ask(late);
    await expect.poll(() => looks).toHaveBeenCalledOnce();
    break503(late);
    expect(await status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThan(990);
    await late.close();
  });
});
